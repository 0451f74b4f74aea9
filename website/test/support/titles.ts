/** Titles of pages, which only a built site has. */
export default {'/docs/X/': 'Connect a camera'};
