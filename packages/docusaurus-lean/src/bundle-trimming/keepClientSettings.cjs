// Settings that only a build needs; the options of plugins alone can be far larger than the rest of the bundle's data.
const BUILD_ONLY = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
  'staticDirectories',
];

/** Takes the settings that no page reads out of the site configuration that Docusaurus puts into the bundle. */
module.exports = function keepClientSettings(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const name of BUILD_ONLY) delete config[name];
  return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
};
