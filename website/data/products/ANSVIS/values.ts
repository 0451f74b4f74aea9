import type {ProductData} from '../ProductData.ts';

const ANSVIS: ProductData = {
  'requirements-os': {
    label: 'Operating system of the server',
    group: 'requirements',
    note: 'Name the edition and build you have.',
  },
  'requirements-client-os': {label: 'Operating system of the client', group: 'requirements'},
  'requirements-cpu': {label: 'Processor', group: 'requirements'},
  'requirements-memory': {label: 'Memory', group: 'requirements'},
  'requirements-gpu': {
    label: 'Graphics card and driver',
    group: 'requirements',
    note: 'Give support the number of cameras and the models you plan.',
  },
  'requirements-disk': {label: 'Disk for the program', group: 'requirements'},
  'requirements-virtual': {label: 'Virtual machines', group: 'requirements'},

  'server-port': {
    label: 'Port of the ANSVIS Server',
    group: 'network',
    note: 'The firewall of the server must let it in.',
  },
  'server-address': {label: 'Default server address in the client', group: 'network'},
  'server-discovery': {label: 'Whether a client finds servers by itself', group: 'network'},
  'service-name': {
    label: 'Name of the Windows service',
    group: 'network',
    note: 'Look for the product name in the list of services.',
  },
  https: {label: 'Encrypted connections (HTTPS, TLS)', group: 'network'},

  'download-page': {label: 'Where the installer is', group: 'installation'},
  'current-version': {label: 'Current version', group: 'installation'},
  'install-folder': {label: 'Folder of the program', group: 'installation'},
  'data-folder': {label: 'Folder of settings and data', group: 'installation'},
  'log-folder': {
    label: 'Folder of the log files',
    group: 'installation',
    note: 'Support will ask for these files.',
  },
  'silent-install': {label: 'Installing without a screen', group: 'installation'},
  'update-path': {label: 'Versions that can be updated directly', group: 'installation'},

  'activation-screen': {label: 'Where the key is entered', group: 'activation'},
  'activation-online': {label: 'Activating over the internet', group: 'activation'},
  'activation-offline': {label: 'Activating without internet', group: 'activation'},
  'activation-hosts': {label: 'Addresses and ports that must be reachable', group: 'activation'},
  'activation-move': {
    label: 'Moving a key to another computer',
    group: 'activation',
    note: 'Ask before you wipe the old computer.',
  },
  'activation-trial': {label: 'Trial period', group: 'activation'},

  'root-user-name': {label: 'User name of the first account', group: 'accounts'},
  'root-password': {label: 'First password, or where it is set', group: 'accounts'},
  'password-rules': {label: 'Rules for passwords', group: 'accounts'},
  'password-reset': {label: 'What to do about a lost Admin password', group: 'accounts'},
  'session-length': {label: 'Time until a user is signed out', group: 'accounts'},

  'camera-page': {label: 'Where a camera is added', group: 'cameras'},
  'camera-sources': {label: 'Kinds of source (RTSP, ONVIF, USB, file, recorder)', group: 'cameras'},
  'camera-codecs': {
    label: 'Video compression that is read',
    group: 'cameras',
    note: 'H.264 is the safest first choice on the camera.',
  },
  'camera-resolution': {label: 'Highest resolution', group: 'cameras'},
  'camera-reconnect': {label: 'Reconnecting after a break', group: 'cameras'},
  'camera-limit': {label: 'Most cameras on one server', group: 'cameras'},

  'model-store': {label: 'Where models of the provider come from', group: 'models'},
  'model-formats': {label: 'Model files that can be added without a plug-in', group: 'models'},
  'model-optimise-time': {label: 'Time to optimise a model', group: 'models'},

  'prebuilt-list': {
    label: 'List of the prebuilt AI tasks',
    group: 'prebuilt',
    note: 'Open the task screen to see those of your version.',
  },
  'prebuilt-accuracy': {label: 'Measured accuracy of the prebuilt tasks', group: 'prebuilt'},
  'fire-smoke-method': {label: 'Method and training data of fire and smoke detection', group: 'prebuilt'},
  'fire-smoke-certification': {
    label: 'Certification as a fire alarm',
    group: 'prebuilt',
    note: 'Treat it as not certified.',
  },

  'event-export': {label: 'Exporting events from the log', group: 'storage'},
  'event-database': {label: 'How events are stored', group: 'storage'},
  'event-max-default': {label: 'Value of Max Events after installation', group: 'storage'},
  'event-storage-targets': {label: 'Kinds of storage for events and images', group: 'storage'},
  'cloud-providers': {label: 'Supported cloud storage', group: 'storage'},

  'servers-per-client': {label: 'Most servers in one client', group: 'servers'},
  'server-add-screen': {label: 'Where a server is added', group: 'servers'},
  'server-failover': {label: 'What happens to tasks when a server fails', group: 'servers'},

  'backup-contents': {label: 'What a settings file contains', group: 'backup'},
  'backup-screen': {label: 'Where settings are saved and restored', group: 'backup'},
  'backup-versions': {label: 'Versions between which settings can be carried', group: 'backup'},
  'backup-passwords': {
    label: 'Whether passwords are in the file',
    group: 'backup',
    note: 'Until you know, store the file as if they were.',
  },

  'release-2025-10-05': {label: 'Contents of the release of 5 October 2025', group: 'releases'},
  'release-version-2025-10-05': {label: 'Version number of that release', group: 'releases'},

  'event-http-retry': {
    label: 'Whether a failed request is sent again',
    group: 'event-http',
    note: 'Log every call at the receiver, and compare with the event log.',
  },
  'event-http-timeout': {
    label: 'Time-out of a request',
    group: 'event-http',
    note: 'Answer within a second.',
  },
  'event-http-headers': {label: 'Headers that are sent', group: 'event-http'},
  'event-http-status': {
    label: 'Status codes that count as success',
    group: 'event-http',
    note: 'Answer 204 or 200.',
  },
  'event-http-tls': {
    label: 'Checks of the HTTPS certificate',
    group: 'event-http',
    note: 'Use a certificate of a public authority.',
  },

  'event-mqtt-version': {label: 'MQTT version', group: 'event-mqtt'},
  'event-mqtt-topic': {label: 'Topic, and whether it may contain placeholders', group: 'event-mqtt'},
  'event-mqtt-qos': {
    label: 'QoS and retain of the messages',
    group: 'event-mqtt',
    note: 'Read the line Received PUBLISH in the log of the broker.',
  },
  'event-mqtt-tls': {label: 'TLS, certificates and login', group: 'event-mqtt'},
  'event-mqtt-client-id': {
    label: 'Client ID that the server uses',
    group: 'event-mqtt',
    note: 'The log of the broker shows it.',
  },

  'event-rabbitmq-exchange': {
    label: 'Whether it declares the exchange or expects it',
    group: 'event-rabbitmq',
    note: 'Make the exchange first, as durable topic exchange.',
  },
  'event-rabbitmq-routing-key': {
    label: 'Routing key of the messages',
    group: 'event-rabbitmq',
    note: 'Bind a test queue with # and read it there.',
  },
  'event-rabbitmq-vhost': {label: 'Virtual host and login', group: 'event-rabbitmq'},
  'event-rabbitmq-tls': {label: 'TLS on port 5671', group: 'event-rabbitmq'},
  'event-rabbitmq-persistent': {label: 'Whether messages are persistent', group: 'event-rabbitmq'},

  'event-pulsar-topic': {label: 'Topic name and whether a namespace can be given', group: 'event-pulsar'},
  'event-pulsar-login': {label: 'Kinds of login (token, certificate)', group: 'event-pulsar'},
  'event-pulsar-tls': {label: 'TLS and certificate authority', group: 'event-pulsar'},
  'event-pulsar-version': {label: 'Pulsar versions that were tried', group: 'event-pulsar'},

  'event-email-security': {
    label: 'Kinds of encryption (STARTTLS, TLS)',
    group: 'event-email',
    note: 'Have the values of both ports ready.',
  },
  'event-email-login': {label: 'Login without a password (OAuth 2.0)', group: 'event-email'},
  'event-email-picture': {label: 'Whether an image is attached', group: 'event-email'},
  'event-email-text': {label: 'Subject and text, and what they can contain', group: 'event-email'},
  'event-email-recipients': {
    label: 'Most recipients of one mail',
    group: 'event-email',
    note: 'Use a distribution list of your mail server.',
  },

  'event-push-service': {label: 'Service that delivers the messages', group: 'event-push'},
  'event-push-app': {label: 'App to install, and for which phones', group: 'event-push'},
  'event-push-sign-in': {label: 'How a phone is registered', group: 'event-push'},
  'event-push-content': {label: 'What a message contains', group: 'event-push'},

  'event-audio-place': {
    label: 'Where the sound is played (server, client or loudspeaker)',
    group: 'event-audio',
    note: 'Test with somebody at each place.',
  },
  'event-audio-formats': {label: 'File formats', group: 'event-audio'},
  'event-audio-length': {label: 'Longest sound, and repetition', group: 'event-audio'},
  'event-audio-volume': {label: 'Volume', group: 'event-audio'},

  'event-daq-devices': {label: 'Device models that are supported', group: 'event-daq'},
  'event-daq-rating': {
    label: 'Voltage and current of an output',
    group: 'event-daq',
    note: 'Read the label of the device.',
  },
  'event-daq-ports': {label: 'Network ports between server and device', group: 'event-daq'},
  'event-daq-restart': {
    label: 'State of an output after a restart',
    group: 'event-daq',
    note: 'Test it with the equipment disconnected.',
  },

  'event-application-framing': {
    label: 'How one event is separated from the next',
    group: 'event-application',
    note: 'Record the bytes with the listener of this page.',
  },
  'event-application-binary': {label: 'Layout of the binary format', group: 'event-application'},
  'event-application-ping': {label: 'Content of the ping', group: 'event-application'},
  'event-application-reconnect': {label: 'Reconnecting after a break', group: 'event-application'},
  'event-application-current': {
    label: 'Whether the current version still offers it',
    group: 'event-application',
  },

  'event-vms-systems': {label: 'Systems and versions that are supported', group: 'event-vms'},
  'event-vms-camera-map': {
    label: 'How an ANSVIS camera is matched to a VMS camera',
    group: 'event-vms',
    note: 'Note the camera ID of both systems.',
  },
  'event-vms-snapshot': {label: 'Whether images are sent', group: 'event-vms'},

  'event-nxwitness-versions': {label: 'Nx versions that were tried', group: 'event-nxwitness'},
  'event-nxwitness-fields': {
    label: 'Source, caption and description that are sent',
    group: 'event-nxwitness',
    note: 'A rule with empty fields shows them.',
  },
  'event-nxwitness-login': {label: 'Login method towards the Nx server', group: 'event-nxwitness'},
  'event-nxwitness-camera-map': {label: 'How the Nx device ID is entered', group: 'event-nxwitness'},
  'event-nxwitness-tls': {label: 'Checks of the HTTPS certificate', group: 'event-nxwitness'},

  'event-luxriot-versions': {label: 'Luxriot products and versions that were tried', group: 'event-luxriot'},
  'event-luxriot-protocol': {label: 'How the event is sent', group: 'event-luxriot'},
  'event-luxriot-login': {label: 'User and rights that are needed', group: 'event-luxriot'},
  'event-luxriot-camera-map': {label: 'How cameras are matched', group: 'event-luxriot'},

  'event-sms-provider': {label: 'SMS provider or gateway', group: 'event-sms'},
  'event-sms-available': {label: 'Version that contains it', group: 'event-sms'},

  'event-recipients-screen': {label: 'Where recipients are entered', group: 'event-recipients'},
  'event-recipients-channels': {label: 'Channels a recipient can have', group: 'event-recipients'},
  'event-recipients-groups': {label: 'Groups, hours and deputies', group: 'event-recipients'},
  'event-recipients-limit': {label: 'Most recipients', group: 'event-recipients'},

  'event-alpr-countries': {
    label: 'Countries and scripts that are read',
    group: 'event-alpr',
    note: 'Send sample images of your plates.',
  },
  'event-alpr-lists': {label: 'Lists of known plates', group: 'event-alpr'},
  'event-alpr-threshold': {label: 'Confidence thresholds', group: 'event-alpr'},
  'event-alpr-pixels': {label: 'Smallest plate, in pixels', group: 'event-alpr'},
  'event-alpr-payload': {
    label: 'Fields of a plate read',
    group: 'event-alpr',
    note: 'Copy them from the Example Post Data panel.',
  },

  'event-face-enrolment': {label: 'How people are enrolled', group: 'event-face'},
  'event-face-pictures': {label: 'Requirements for enrolment images', group: 'event-face'},
  'event-face-limit': {label: 'Most people in the database', group: 'event-face'},
  'event-face-threshold': {label: 'Similarity threshold and its default', group: 'event-face'},
  'event-face-groups': {label: 'Groups of people', group: 'event-face'},
  'event-face-retention': {
    label: 'How long face data is kept',
    group: 'event-face',
    note: 'Ask before the first enrolment.',
  },

  'event-image-steps': {label: 'Steps that can be set', group: 'event-image'},
  'event-image-order': {label: 'Order of the steps', group: 'event-image'},
  'event-image-screen': {label: 'Where they are set', group: 'event-image'},
};

export default ANSVIS;
