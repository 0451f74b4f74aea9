import {fileURLToPath} from 'node:url';
import nextra from 'nextra';

export default nextra({})({
  output: 'export',
  images: {unoptimized: true},
  // The packages are installed one folder up.
  turbopack: {root: fileURLToPath(new URL('..', import.meta.url))},
});
