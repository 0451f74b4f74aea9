// Sites with a fault have only the pages that it takes.
const more = process.env.MINI_SITE_FAULT ? [] : ['folded', 'choices', 'diagram'];

module.exports = {
  main: ['overview', 'long', 'second', 'hidden', ...more],
  empty: [{type: 'html', value: 'nothing to open'}],
};
