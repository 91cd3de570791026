// Fetches all that playing without a site needs; the service worker keeps what goes by.
import { Away } from "../net/problems";

export async function fetchAll(): Promise<void> {
  const fetched = async (path: string): Promise<Response> => {
    const response = await fetch(path).catch(() => null);
    if (!response?.ok) throw new Away(path);
    return response;
  };
  const { version, files } = (await (await fetched("/python/python.json")).json()) as {
    version: string;
    files: { name: string }[];
  };
  for (const { name } of files) await (await fetched(`/python/${version}/${name}`)).arrayBuffer();
}
