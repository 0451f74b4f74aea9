// Installs what the sample tests need: brokers with their command lines, Debian's Python libraries, OpenCV, and compilers for C, C++
// and C#. The tests start the brokers themselves, so none has to run as a service.
import {existsSync} from 'node:fs';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';

/** Each Debian package with a file that only it brings. */
const FILES = {
  python3: '/usr/bin/python3',
  'python3-paho-mqtt': '/usr/lib/python3/dist-packages/paho/mqtt/client.py',
  'python3-pika': '/usr/lib/python3/dist-packages/pika/__init__.py',
  mosquitto: '/usr/sbin/mosquitto',
  'mosquitto-clients': '/usr/bin/mosquitto_sub',
  'rabbitmq-server': '/usr/lib/rabbitmq/bin/rabbitmq-server',
  'erlang-base': '/usr/bin/epmd',
  openssl: '/usr/bin/openssl',
  curl: '/usr/bin/curl',
  gcc: '/usr/bin/gcc',
  'g++': '/usr/bin/g++',
  'libopencv-core-dev': '/usr/include/opencv4/opencv2/core.hpp',
  'libopencv-imgproc-dev': '/usr/include/opencv4/opencv2/imgproc.hpp',
  'mono-mcs': '/usr/bin/mcs',
  'mono-runtime': '/usr/bin/mono',
};

installDebianPackages(
  'sample-servers',
  Object.entries(FILES).map(([name, file]) => ({name, isHere: () => existsSync(file)})),
);
