/**
 * The last case of a `switch` that handles every kind: the build fails if one is forgotten. A kind
 * that only a newer site knows is passed over.
 */
export const unhandled = <T>(_kind: never, otherwise: T): T => otherwise;
