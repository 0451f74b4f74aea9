import type {SearchRecord} from '@help-center/records';
import {createPage} from '../createPage.ts';

/** The records of the small help site that the contract searches. */
export const SITE: readonly SearchRecord[] = [
  ...createPage({
    path: '/docs/cameras/',
    title: 'Cameras',
    category: 'Devices',
    product: 'ANSVIS',
    description: 'Connect an IP camera and see its stream.',
    keywords: ['cctv', 'onvif'],
    text: ['A camera sends a stream. Every camera has an address, a user name and a password.'],
    sections: [
      {
        heading: 'Add a camera',
        text: ['Choose Devices, then Add. Enter the RTSP address of the camera and save the change.'],
        code: ['rtsp_url = "rtsp://192.0.2.7:554/stream1"'],
      },
      {
        heading: 'Camera does not connect',
        text: ['Check the firewall: port 554 must be open between the server and the camera.'],
      },
      {
        heading: 'Error codes',
        level: 3,
        text: ['E1042 means that the password is wrong. ERR_STREAM_LOST means that the network is down.'],
      },
    ],
  }),
  ...createPage({
    path: '/docs/training/',
    title: 'Train a model',
    category: 'Deep learning',
    product: 'ODHUB',
    text: ['Training needs labelled images. The learning rate decides how large each step is.'],
    sections: [
      {
        heading: 'Export the model',
        text: ['Export writes an ONNX file. Call exportModel() or set modelFormat to onnx.'],
        code: ['exportModel("detector.onnx", {opset: 17})'],
      },
      {
        heading: 'Requirements',
        text: ['You need a C++ runtime, version v1.2 or newer, and model_config.yml.'],
      },
      {
        heading: 'HTML & <b>tags</b>',
        anchor: 'html',
        text: ['Write <script>alert("x")</script> & escape it.'],
      },
    ],
  }),
  ...createPage({
    path: '/docs/licences/',
    title: 'Licences',
    category: 'Account',
    product: null,
    version: '2.0',
    tag: 'docs-default-2.0',
    text: ['A licence is bound to one machine. Activate it online, or ask for a licence file.'],
    sections: [{heading: 'Move a licence', text: ['Release the licence on the old machine first.']}],
  }),
  ...createPage({
    path: '/ja/docs/kensaku/',
    title: '検索エンジン',
    language: 'ja',
    tag: 'docs-default-current',
    text: ['東京の図書館で全文検索を使います。', 'カメラを接続します。'],
  }),
  ...createPage({
    path: '/th/docs/klong/',
    title: 'กล้องวงจรปิด',
    language: 'th',
    text: ['ตั้งค่ากล้องวงจรปิดก่อนใช้งาน'],
  }),
  ...createPage({
    path: '/fr/docs/parametres/',
    title: 'Paramètres généraux',
    language: 'fr',
    text: ['Le café crée une élève naïve.'],
  }),
  ...createPage({
    path: '/blog/release-notes/',
    title: 'Release notes',
    tag: 'default',
    version: null,
    pageRank: -1,
    text: ['Add a camera faster. Export the model to ONNX. Move a licence. Error codes are listed.'],
  }),
];
