import type {ProductData} from '../ProductData.ts';

const License: ProductData = {
  'portal-purpose': {label: 'What you can do in the portal', group: 'portal'},
  'portal-sign-up': {
    label: 'How an account is created',
    group: 'portal',
    note: 'Ask for the account to belong to your organisation, not to one person.',
  },
  'portal-password': {label: 'What to do about a lost password', group: 'portal'},
  'portal-keys': {label: 'Whether your keys are listed there', group: 'portal'},

  'key-format': {
    label: 'What a key looks like',
    group: 'keys',
    note: 'Copy and paste it; do not type it.',
  },
  'key-scope': {label: 'One key per product, per machine or per user', group: 'keys'},
  'key-binding': {
    label: 'What a key is bound to (hardware, dongle, account)',
    group: 'keys',
    note: 'Ask before you change hardware.',
  },
  'key-virtual': {label: 'Virtual machines', group: 'keys'},
  'key-editions': {label: 'Editions and what each includes', group: 'keys'},
  'key-model-files': {
    label: 'Whether model files or ANSDL programs need a licence on each machine',
    group: 'keys',
    note: 'Give support the number of machines you plan.',
  },

  'activation-online': {label: 'Activating over the internet', group: 'activation'},
  'activation-offline': {
    label: 'Activating without internet',
    group: 'activation',
    note: 'Tell support that the computer is not connected.',
  },
  'activation-hosts': {label: 'Addresses and ports that must be reachable', group: 'activation'},
  'activation-proxy': {label: 'Activating through a proxy', group: 'activation'},

  'trial-length': {label: 'Length of a trial', group: 'time'},
  'expiry-behaviour': {
    label: 'What happens when a licence ends',
    group: 'time',
    note: 'Plan the renewal before that day.',
  },
  'grace-period': {label: 'Grace period', group: 'time'},
  renewal: {label: 'How to renew', group: 'time'},

  'manager-location': {label: 'Where the License Manager is found', group: 'manager'},
  'manager-actions': {label: 'What it can do (activate, release, move)', group: 'manager'},
  'move-rules': {
    label: 'Moving a licence to another computer',
    group: 'manager',
    note: 'Ask before you wipe the old computer.',
  },
  'move-lost': {
    label: 'A computer that is lost or broken',
    group: 'manager',
    note: 'Have the proof of purchase ready.',
  },
  'error-codes': {label: 'Error messages and codes', group: 'manager'},

  'convert-tool': {label: 'Tool that converts v1.x models', group: 'conversion'},
  'convert-input': {label: 'Files that the conversion needs', group: 'conversion'},
  'convert-output': {label: 'What it produces, and where it runs', group: 'conversion'},
  'convert-licence': {label: 'Licence needed for the conversion', group: 'conversion'},
  'convert-versions': {label: 'Versions that can be converted', group: 'conversion'},
};

export default License;
