/** A loader of the bundler, for the module of that name on a site whose own index answers: nobody calls it there. */
export default function leaveOutRemoteSearch(): string {
  return 'export const openRemoteSearch = undefined;';
}
