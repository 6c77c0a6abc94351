import "server-only";

/**
 * A value of this process, made when it is first asked for: the bundles of pages, of the API and of the server each have a
 * copy of a module, and would each have their own.
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`vendorsetu.${name}`);
  const shared = globalThis as { [key: symbol]: unknown };
  return (shared[key] ??= make()) as T;
}
