/** The id of the element that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'html-first';
/** Reads the configuration of this page. */
export function readConfig() {
  return JSON.parse(
    document.getElementById(CONFIG_ELEMENT_ID)?.textContent ??
      '{"baseUrl":"/","path":"","scripts":[],"styles":[],"chunks":[],"tables":[],"search":{"scripts":[],"data":[]}}',
  );
}
//# sourceMappingURL=config.js.map
