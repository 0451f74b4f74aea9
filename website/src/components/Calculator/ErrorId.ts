import {createContext} from 'react';

/** Id of the sentence that says what is wrong with the fields of a calculator. */
export const ErrorId = createContext<string | undefined>(undefined);
