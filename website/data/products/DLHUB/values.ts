import type {ProductData} from '../ProductData.ts';

const DLHUB: ProductData = {
  'requirements-os': {
    label: 'Operating system',
    group: 'requirements',
    note: 'Name the edition and build you have.',
  },
  'requirements-cpu': {label: 'Processor', group: 'requirements'},
  'requirements-memory': {label: 'Memory', group: 'requirements'},
  'requirements-gpu': {
    label: 'Graphics card, driver and CUDA version',
    group: 'requirements',
    note: 'Do not install a CUDA version before you know.',
  },
  'requirements-cpu-only': {label: 'Training without a graphics card', group: 'requirements'},
  'requirements-disk': {label: 'Disk for the program', group: 'requirements'},

  'download-page': {label: 'Where the installer is', group: 'installation'},
  'current-version': {label: 'Current version', group: 'installation'},
  'install-folder': {label: 'Folder of the program', group: 'installation'},
  'project-compatibility': {
    label: 'Whether a new version opens old projects',
    group: 'installation',
    note: 'Keep a copy of each project before you update.',
  },
  activation: {label: 'How the product is activated', group: 'installation'},
  'support-status': {label: 'Support status, and how it relates to ANSTS', group: 'installation'},

  'data-formats': {
    label: 'Data formats',
    group: 'data',
    note: 'The help dialog of the loading screen explains them.',
  },
  'image-size': {label: 'Smallest and largest image', group: 'data'},
  augmentation: {label: 'Augmentation', group: 'data'},
  'split-setting': {label: 'Where the share of validation data is set', group: 'data'},

  layers: {label: 'List of layers and modules', group: 'modules'},
  pretrained: {label: 'Pre-trained networks, transfer learning', group: 'modules'},
  recurrent: {label: 'LSTM and time series', group: 'modules'},
  optimisers: {label: 'Optimisers and their settings', group: 'modules'},
  framework: {label: 'Framework underneath', group: 'modules'},

  'training-options': {label: 'Training options and their defaults', group: 'training'},
  'early-stopping': {label: 'Stopping by itself', group: 'training'},
  'evaluation-screens': {label: 'Curves and measures shown', group: 'training'},
  'export-targets': {
    label: 'Export targets and file types',
    group: 'training',
    note: 'Tell support where the model has to run.',
  },
};

export default DLHUB;
