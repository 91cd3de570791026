// Fetches everything needed to play without a site; the service worker caches it.
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
