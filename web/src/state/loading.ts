// Whether the page has loaded completely. If not, `public/first.js` reloads it.

/** Parts of the page that are being loaded. */
export async function parts<T>(coming: Promise<T>): Promise<T> {
  try {
    const found = await coming;
    dispatchEvent(new Event("page-whole"));
    return found;
  } catch (error) {
    dispatchEvent(new Event("page-broken"));
    throw error;
  }
}
