/**
 * Reads what the API tells everybody. Not by its client, which knows of sessions and would travel with the map for them.
 * @throws Error when there is no answer, or one that is no success; the AbortError of `signal`
 */
export async function readJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}
