/** Whether the reader asks not to be tracked, by Global Privacy Control or Do Not Track; search asks the same way. */
export function refusesTracking(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
