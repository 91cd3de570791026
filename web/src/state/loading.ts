// Whether the page has come as a whole. If not, `public/first.js` loads it again by itself.

/** Parts of the page that are on their way. */
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
