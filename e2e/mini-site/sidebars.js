module.exports = {
  main: ['overview', 'long', 'second', 'hidden'],
  empty: [{type: 'html', value: 'nothing to open'}],
};
