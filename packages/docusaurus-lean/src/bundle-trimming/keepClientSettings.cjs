// Settings that only builds need; the options of plugins alone can be far larger than the rest of the configuration.
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

/** A bundler loader that removes the settings no page reads from the site configuration. */
module.exports = function keepClientSettings(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const name of BUILD_ONLY) delete config[name];
  return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
};
