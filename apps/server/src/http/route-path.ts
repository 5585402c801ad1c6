/** A path of the contract as the router spells it. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
