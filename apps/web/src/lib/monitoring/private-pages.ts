/** The one list of pages from which nothing may leave the device: what somebody does there is neither recorded nor reported. */
const privatePaths = ['/supplier/calculator'];

/** As forgiving as the router, which shows the page under other spellings of its path too. */
export function isPrivatePage(pathname: string): boolean {
  const path = `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;
  return privatePaths.some((privatePath) => path === privatePath || path.startsWith(`${privatePath}/`));
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
