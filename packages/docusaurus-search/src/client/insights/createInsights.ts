import type {SearchResultBody} from '../SearchClient.ts';

/** Milliseconds that hits must stay on screen to count as viewed. */
const VIEW_DEBOUNCE_MS = 400;

/** One event, in the shape that `POST /1/events` takes. */
export interface InsightsEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  /** Random, new with each page load and never stored. */
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  /** Id of the query; missing when the answer carried none. */
  readonly queryID?: string;
  /** Positions of the objects among the hits, from 1. */
  readonly positions?: readonly number[];
}

/** Takes note of what readers see and open. */
export interface Insights {
  /** The hits of a result are on screen; counted once they have stayed for 400 ms. */
  viewed(result: SearchResultBody): void;
  /** A hit was opened; `position` counts from 0. */
  clicked(result: SearchResultBody, objectID: string, position: number): void;
}

/** Most objects that one view event may name. */
const MAX_OBJECTS = 20;

/** Turns views and clicks into events; a failure to send is only logged. */
export function createInsights(send: (events: readonly InsightsEvent[]) => Promise<void>): Insights {
  const userToken = `anonymous-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function post(event: InsightsEvent): void {
    send([event]).catch((error: unknown) => console.error('[search] could not send an event:', error));
  }

  function describe({index, queryID}: SearchResultBody) {
    return {index, userToken, ...(queryID !== undefined && {queryID})};
  }

  return {
    viewed(result) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const objectIDs = result.hits.slice(0, MAX_OBJECTS).map((hit) => hit.objectID);
        post({eventType: 'view', eventName: 'Items Viewed', ...describe(result), objectIDs});
      }, VIEW_DEBOUNCE_MS);
    },
    clicked(result, objectID, position) {
      post({
        eventType: 'click',
        eventName: 'Item Clicked',
        ...describe(result),
        objectIDs: [objectID],
        ...(result.queryID !== undefined && {positions: [position + 1]}),
      });
    },
  };
}
