// Before everything else: the chosen theme, and what to do when a part of the page does not come.
(function () {
  var TRIES = "tries";
  /** Seconds: between two tries at most, and after which a page that has come is fine. */
  var LONGEST = 30;
  var FINE = 20;
  var waits = false;

  /** The storage of the browser may be forbidden: then the system decides, and every try is the third. */
  function stored(work) {
    try {
      return work();
    } catch {
      return null;
    }
  }

  var theme = stored(() => localStorage.getItem("theme"));
  if (theme === '"light"' || theme === '"dark"')
    document.documentElement.classList.add(JSON.parse(theme));

  /** Load the page again by itself, each time after a longer wait, and never at once with all others. */
  function again() {
    if (waits) return;
    waits = true;
    var before = Number(stored(() => sessionStorage.getItem(TRIES) ?? 0) ?? 2);
    stored(() => sessionStorage.setItem(TRIES, String(before + 1)));
    var wait = Math.min(LONGEST, Math.pow(2, before)) * (0.5 + Math.random() / 2);
    setTimeout(() => location.reload(), wait * 1000);
    var said = document.getElementById("trying");
    if (said && isBlank()) said.hidden = false;
  }

  function isBlank() {
    return !document.getElementById("page")?.hasChildNodes();
  }

  // A script or a style that was refused or got lost: without it the page would stay blank.
  addEventListener(
    "error",
    ({ target }) => {
      var isStyle = target instanceof HTMLLinkElement && target.rel === "stylesheet";
      if ((isStyle || target instanceof HTMLScriptElement) && isBlank()) again();
    },
    true,
  );
  addEventListener("page-broken", again);
  addEventListener("page-whole", () =>
    setTimeout(() => stored(() => sessionStorage.removeItem(TRIES)), FINE * 1000),
  );
})();
