import type {ProductData} from '../ProductData.ts';

const ANSTS: ProductData = {
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
    note: 'Give support the kind of project and the size of your data.',
  },
  'requirements-cpu-only': {label: 'Training without a graphics card', group: 'requirements'},
  'requirements-remote': {label: 'Training on another computer or in a cloud', group: 'requirements'},
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

  'project-kinds': {label: 'Kinds of project', group: 'project'},
  'project-file': {label: 'Project folder and file extensions', group: 'project'},
  'series-formats': {label: 'Time series: file format and channels', group: 'project'},
  'series-window': {label: 'Time series: window length and overlap', group: 'project'},
  'series-task': {
    label: 'Time series: classes, events, anomalies or forecast',
    group: 'project',
    note: 'Describe your question to support in one sentence.',
  },

  'classification-format': {
    label: 'Data format for classification',
    group: 'data',
    note: 'One folder per class converts into most formats.',
  },
  'detection-format': {
    label: 'Annotation formats for detection',
    group: 'data',
    note: 'Keep VOC, COCO and YOLO copies of your labels.',
  },
  'picture-formats': {label: 'Image formats', group: 'data', note: '8-bit JPEG and PNG are the safest.'},
  labelling: {label: 'Labelling inside the program, automatic labelling', group: 'data'},
  'split-setting': {label: 'Where the shares of the sets are chosen', group: 'data'},
  augmentation: {label: 'Augmentation', group: 'data'},

  models: {label: 'Model families and sizes', group: 'training'},
  defaults: {label: 'Defaults: epochs, batch, image size, learning rate', group: 'training'},
  'early-stopping': {label: 'Stopping by itself, resuming a run', group: 'training'},
  metrics: {label: 'Measures and charts shown', group: 'training'},

  'export-formats': {label: 'Export formats', group: 'export', note: 'Ask before you train.'},
  encryption: {label: 'Whether models are encrypted or licensed', group: 'export'},
  'to-ansvis': {label: 'How a model reaches ANSVIS or ANSDL', group: 'export'},
};

export default ANSTS;
