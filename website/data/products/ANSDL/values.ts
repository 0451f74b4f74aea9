import type {ProductData} from '../ProductData.ts';

const ANSDL: ProductData = {
  'requirements-platforms': {label: 'Operating systems', group: 'requirements'},
  'requirements-cpu': {label: 'Processor', group: 'requirements'},
  'requirements-gpu': {
    label: 'Graphics card, driver and CUDA version',
    group: 'requirements',
    note: 'Do not mix CUDA versions in one process.',
  },
  'requirements-compiler': {label: 'Compiler and runtime library', group: 'requirements'},
  'requirements-bitness': {label: '32-bit or 64-bit', group: 'requirements'},

  languages: {
    label: 'Languages and bindings',
    group: 'installation',
    note: 'Tell support language and version of your program.',
  },
  package: {label: 'Package or installer, and where it is', group: 'installation'},
  'current-version': {label: 'Current version', group: 'installation'},
  'files-to-ship': {label: 'Files that your program must ship', group: 'installation'},
  'licence-key': {label: 'How a program supplies the licence key', group: 'installation'},
  'licence-missing': {label: 'What happens without a licence', group: 'installation'},
  redistribution: {label: 'Rules for passing the library on', group: 'installation'},

  'thread-safety': {
    label: 'Thread safety',
    group: 'behaviour',
    note: 'Until you know, use one session from one thread.',
  },
  errors: {label: 'How errors are reported (codes, exceptions)', group: 'behaviour'},
  memory: {label: 'Who frees results', group: 'behaviour'},
  'colour-order': {
    label: 'Colour order of images',
    group: 'behaviour',
    note: 'Find out with a red image, as described.',
  },
  devices: {label: 'How the device is chosen', group: 'behaviour'},
  logging: {label: 'Logging', group: 'behaviour'},

  'annhub-functions': {label: 'Functions and signatures', group: 'annhub'},
  'annhub-model-file': {label: 'Model file', group: 'annhub'},
  'annhub-scaling': {label: 'Whether scaling is inside the model', group: 'annhub'},
  'annhub-output': {label: 'Order and meaning of the outputs', group: 'annhub'},

  'dlhub-functions': {label: 'Functions and signatures', group: 'dlhub'},
  'dlhub-model-file': {label: 'Model file', group: 'dlhub'},
  'dlhub-input': {label: 'Shape, type and value range of the input', group: 'dlhub'},
  'dlhub-batch': {label: 'Several images in one call', group: 'dlhub'},

  'odhub-functions': {label: 'Functions and signatures', group: 'odhub'},
  'odhub-model-file': {label: 'Model file', group: 'odhub'},
  'odhub-result': {label: 'Form of a box (corners or centre, pixels or fractions)', group: 'odhub'},
  'odhub-threshold': {label: 'Where threshold and overlap limit are set', group: 'odhub'},
  'odhub-v1': {
    label: 'Models of ODHUB v1.x',
    group: 'odhub',
    note: 'Convert them first.',
  },
};

export default ANSDL;
