import {FILES_NAME, type OfflineFiles} from './OfflineFiles.ts';

/** Marks requests of the saving itself, which the service worker must not answer from what it keeps. */
export const SAVING_HEADER = 'x-offline-saving';

/** A file of the site that the server did not give. */
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

/** Fetches from the server, past the service worker; fails on any status but success. */
export async function fetchFromServer(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-cache',
    headers: {[SAVING_HEADER]: '1'},
    ...(signal && {signal}),
  });
  if (!response.ok) throw new MissingFileError(address, response.status);
  return response;
}

/** Asks the server what a copy of the newest version consists of. */
export async function fetchFiles(baseUrl: string, signal?: AbortSignal): Promise<OfflineFiles> {
  const response = await fetchFromServer(baseUrl + FILES_NAME, signal);
  return (await response.json()) as OfflineFiles;
}
