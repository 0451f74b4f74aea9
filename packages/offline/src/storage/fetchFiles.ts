import {FILES_NAME, type OfflineFiles} from './OfflineFiles.ts';

/** Marks requests for saving, which the service worker must not answer from its caches. */
export const SAVING_HEADER = 'x-offline-saving';

/** A file of the site that the server did not deliver. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  readonly address: string;
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address} answered with status ${status}.`);
    this.address = address;
    this.status = status;
  }
}

/** Fetches from the server, bypassing the service worker; rejects on any status but 2xx. */
export async function fetchFromServer(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-cache',
    headers: {[SAVING_HEADER]: '1'},
    ...(signal && {signal}),
  });
  if (!response.ok) throw new MissingFileError(address, response.status);
  return response;
}

/** Fetches the list of files of the newest version. */
export async function fetchFiles(baseUrl: string, signal?: AbortSignal): Promise<OfflineFiles> {
  const response = await fetchFromServer(baseUrl + FILES_NAME, signal);
  return (await response.json()) as OfflineFiles;
}
