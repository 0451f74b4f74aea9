import ANNHUB from './ANNHUB/values.ts';
import ANSDL from './ANSDL/values.ts';
import ANSTS from './ANSTS/values.ts';
import ANSVIS from './ANSVIS/values.ts';
import DLHUB from './DLHUB/values.ts';
import License from './License/values.ts';
import ODHUB from './ODHUB/values.ts';
import type {ProductData} from './ProductData.ts';

/** What only the provider knows of each product. */
export const providerValues: Readonly<Record<string, ProductData>> = {
  ANNHUB,
  ANSDL,
  ANSTS,
  ANSVIS,
  DLHUB,
  License,
  ODHUB,
};
