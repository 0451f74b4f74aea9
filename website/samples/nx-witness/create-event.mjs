// Builds the address of a generic event, calls it, and prints the status.
const SERVER = process.env.NX_SERVER ?? 'https://nx.example.com:7001';

/**
 * Returns the address with every value encoded; without a timestamp the server
 * uses its own clock.
 * @param {{source: string, caption: string, description?: string, deviceIds?: string[], timestamp?: string | undefined}} event
 */
function createEventUrl({
  source,
  caption,
  description = '',
  deviceIds = [],
  timestamp,
}) {
  const parameters = {
    source,
    caption,
    description,
    ...(timestamp ? {timestamp} : {}), // YYYY-MM-DDTHH:MM:SS
    ...(deviceIds.length > 0
      ? {metadata: JSON.stringify({cameraRefs: deviceIds})}
      : {}),
  };
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${SERVER}/api/createEvent?${query.join('&')}`;
}

const device = process.env.NX_DEVICE_ID;
const login = process.env.NX_AUTHORIZATION;
const url = createEventUrl({
  source: 'ANSVIS',
  caption: 'Person & vehicle',
  description: 'Loading bay, after hours',
  deviceIds: device ? [device] : [],
  timestamp: process.argv[2],
});
console.log(url);
try {
  const response = await fetch(url, {
    headers: login ? {Authorization: login} : {},
    signal: AbortSignal.timeout(15_000),
  });
  console.log(
    `status ${response.status} ${response.ok ? '' : (await response.text()).slice(0, 300)}`.trim(),
  );
} catch (error) {
  console.log(
    'not reached:',
    error instanceof Error ? (error.cause ?? error.message) : error,
  );
}
