export * from './cacheNames.ts';
export * from './findSaved.ts';
export * from './OfflineFiles.ts';
export * from './saveFiles.ts';
