interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: {readonly id?: string; readonly name?: string};
    readonly expression?: string;
  }[];
}
export function findLicenceFaults(components: readonly Component[]): string[];
