/** Stands in for the theme's list of languages to highlight. A module that is left out would be numbered by its absolute path. */
export {};
