import type {ProductData} from '../ProductData.ts';

const ODHUB: ProductData = {
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
    note: 'Give support the size and number of your images.',
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
  'support-status': {label: 'Support status, and whether ANSTS replaces it', group: 'installation'},

  'project-contents': {label: 'What a project is made of', group: 'project'},
  'project-file': {label: 'Project file and its extension', group: 'project'},
  'project-move': {
    label: 'Moving a project to another computer',
    group: 'project',
    note: 'Keep images and labels in one folder outside the project as well.',
  },

  'label-formats': {
    label: 'Annotation formats that can be loaded',
    group: 'data',
    note: 'Keep VOC, COCO and YOLO copies; one of them is read by nearly every tool.',
  },
  'picture-formats': {label: 'Image formats', group: 'data', note: '8-bit JPEG and PNG are the safest.'},
  'picture-size': {label: 'Smallest and largest image', group: 'data'},
  'label-tool': {label: 'The labelling tool that belongs to the product', group: 'data'},
  'split-setting': {label: 'Where the shares of the sets are chosen', group: 'data'},
  augmentation: {label: 'Augmentation', group: 'data'},

  architectures: {label: 'Models that can be trained', group: 'training'},
  'training-options': {label: 'Training options and their defaults', group: 'training'},
  'early-stopping': {label: 'Stopping by itself, resuming a run', group: 'training'},
  metrics: {label: 'Measures and curves shown', group: 'training'},

  'test-inputs': {label: 'What can be tested (image, folder, video, camera)', group: 'export'},
  'export-formats': {label: 'Export formats', group: 'export', note: 'Ask before you train.'},
  'model-file': {label: 'What a model file consists of', group: 'export'},
  'to-ansvis': {label: 'How a model reaches ANSVIS or ANSDL', group: 'export'},
};

export default ODHUB;
