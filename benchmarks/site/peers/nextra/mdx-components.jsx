import {useMDXComponents as themeComponents} from 'nextra-theme-docs';

export const useMDXComponents = (components) => themeComponents(components);
