import type {ProductData} from '../ProductData.ts';

const ANNHUB: ProductData = {
  'requirements-os': {
    label: 'Operating system',
    group: 'requirements',
    note: 'Name the edition and build you have.',
  },
  'requirements-cpu': {label: 'Processor', group: 'requirements'},
  'requirements-memory': {
    label: 'Memory',
    group: 'requirements',
    note: 'Give support the rows and columns of your largest file.',
  },
  'requirements-gpu': {label: 'Graphics card', group: 'requirements'},
  'requirements-disk': {label: 'Disk for the program', group: 'requirements'},
  'requirements-virtual': {label: 'Virtual machines', group: 'requirements'},

  'download-page': {label: 'Where the installer is', group: 'installation'},
  'current-version': {label: 'Current version', group: 'installation'},
  'install-folder': {label: 'Folder of the program', group: 'installation'},
  'project-compatibility': {
    label: 'Whether a new version opens old projects',
    group: 'installation',
    note: 'Keep a copy of each project before you update.',
  },
  activation: {label: 'How the product is activated', group: 'installation'},

  'missing-values': {
    label: 'How empty cells are treated',
    group: 'data',
    note: 'Fill or remove them before loading.',
  },
  'decimal-separator': {
    label: 'Decimal separator and encoding of the CSV file',
    group: 'data',
    note: 'A point and plain ASCII headers are the safest choice.',
  },
  'keyword-case': {
    label: 'Whether the target keywords are case-sensitive',
    group: 'data',
    note: 'Write them in lower case.',
  },
  'file-size': {label: 'Most rows and columns', group: 'data'},
  'split-setting': {label: 'Where the three sets are chosen', group: 'data'},
  'other-formats': {label: 'Import formats other than CSV', group: 'data'},

  algorithms: {
    label: 'All training algorithms',
    group: 'configuration',
    note: 'Two are known: Bayesian Regularization and first-order gradient descent.',
  },
  activations: {label: 'All activation functions', group: 'configuration'},
  'cost-functions': {label: 'All cost functions', group: 'configuration'},
  'hidden-layers': {label: 'Number of hidden layers allowed', group: 'configuration'},
  'stop-defaults': {
    label: 'Default values of the stop conditions',
    group: 'configuration',
    note: 'The figures in the help are examples.',
  },
  'project-file': {label: 'Project file and its extension', group: 'configuration'},

  'export-targets': {
    label: 'Export targets other than Arduino',
    group: 'export',
    note: 'Tell support the language and compiler you plan.',
  },
  'export-boards': {label: 'Tested Arduino boards', group: 'export'},
};

export default ANNHUB;
