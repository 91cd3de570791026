// The games stored on this device, as text that only Python can read.

const NAME = "dragonstones";
const GAMES = "games";
const SETTINGS = "settings";

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not stored"));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES);
    request.result.createObjectStore(SETTINGS);
  };
  return finished(request);
}

async function change(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await opened();
  try {
    const done = database.transaction(name, "readwrite", { durability: "strict" });
    work(done.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      done.oncomplete = () => resolve();
      done.onabort = () => reject(done.error ?? new Error("not stored"));
    });
  } finally {
    database.close();
  }
}

async function look<T>(name: string, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await opened();
  try {
    return await work(database.transaction(name).objectStore(name));
  } finally {
    database.close();
  }
}

/** All games with their ids. */
export const allGames = (): Promise<[string, string][]> =>
  look(GAMES, async (store) => {
    const [ids, texts] = await Promise.all([
      finished(store.getAllKeys()),
      finished(store.getAll() as IDBRequest<unknown[]>),
    ]);
    return ids.map((id, n) => [String(id), String(texts[n])]);
  });

export const oneGame = (id: string): Promise<string | undefined> =>
  look(GAMES, (store) => finished(store.get(id) as IDBRequest<string | undefined>));

/** Store games, or forget those that are null; resolves when that is on disk. */
export const keepGames = (games: readonly (readonly [string, string | null])[]): Promise<void> =>
  change(GAMES, (store) => {
    for (const [id, text] of games) {
      if (text === null) store.delete(id);
      else store.put(text, id);
    }
  });

/** The id of the person who plays on this device: drawn once at random. */
export async function personHere(): Promise<string> {
  const known = await look(SETTINGS, (store) =>
    finished(store.get("person") as IDBRequest<string | undefined>),
  );
  if (known) return known;
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  await change(SETTINGS, (store) => store.put(drawn, "person"));
  return drawn;
}
