/** The settings of a site below a base path, as far as routes need them. */
export default {baseUrl: '/help/'};
