// Before the first paint: the chosen theme, or none, and the system decides.
try {
  var theme = localStorage.getItem("theme");
  if (theme === '"light"' || theme === '"dark"')
    document.documentElement.classList.add(JSON.parse(theme));
} catch {
  // Storage may be forbidden; then the system decides.
}
