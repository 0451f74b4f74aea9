/** What `npm audit --json` prints. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly error?: {readonly summary?: string; readonly detail?: string};
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly via: readonly (string | {readonly title?: string; readonly url?: string})[];
  readonly fixAvailable: boolean | {readonly name: string; readonly version: string};
}

/** Known vulnerabilities, one line each; or why they could not be read. */
export type Advisories = {readonly lines: readonly string[]} | {readonly unreadable: string};

/** Reads the report of `npm audit --json`. */
export function readAdvisories(output: string): Advisories {
  let report: AuditReport;
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    return {unreadable: 'npm audit printed no report'};
  }
  const {vulnerabilities, message, error} = report;
  if (vulnerabilities === undefined) {
    return {unreadable: message ?? error?.summary ?? error?.detail ?? 'the registry sent no report'};
  }
  return {lines: Object.values(vulnerabilities).map(describe)};
}

function describe({name, severity, via, fixAvailable}: Vulnerability): string {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : [cause.title, cause.url].filter(Boolean).join(' '),
  );
  let fix = 'no version without it yet';
  if (typeof fixAvailable === 'object') fix = `fixed by ${fixAvailable.name}@${fixAvailable.version}`;
  else if (fixAvailable) fix = 'fixed by: npm update';
  return `${severity} ${name}: ${causes.join('; ')} (${fix})`;
}
