// src/buildMiniSites.ts
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

// src/folders.ts
import { fileURLToPath } from "node:url";
var folder = (path) => fileURLToPath(new URL(path, import.meta.url));
var SITE_BUILD = process.env.HELP_CENTER_BUILD ?? folder("../../website/build");
var MINI_SITE = folder("../mini-site");
var MINI_COPY = folder("../../.cache/mini-site");
var MINI_BUILD = folder("../../.cache/mini-site/build");
var OPTIONS_BUILD = folder("../../.cache/mini-site/build-options");
var WORLD_SITE = folder("../world-site");
var WORLD_COPY = folder("../../.cache/mini-site/world");
var WORLD_BUILD = folder("../../.cache/mini-site/world/build");
var REPOSITORY = folder("../..");

// src/buildMiniSites.ts
var TARBALLS = join(REPOSITORY, ".cache/mini-site-tarballs");
var NOT_SOURCES = /(?:^|\/)(?:build(?:-options)?|node_modules|\.docusaurus[^/]*)(?:\/|$)/;
function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8"
  });
  if (status !== 0)
    throw new Error(`"${command} ${args.join(" ")}" failed for the small site:
${stdout}
${stderr}`);
}
function listFiles(folder2) {
  return readdirSync(folder2, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).filter((path) => !NOT_SOURCES.test(path.slice(folder2.length))).sort();
}
function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
function once(stamp, hash, task) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  task();
  writeFileSync(stamp, hash);
}
function installTarballs(files) {
  rmSync(join(MINI_COPY, "node_modules"), { recursive: true, force: true });
  const manifest = { name: "mini-site-copy", version: "0.0.0", private: true };
  writeFileSync(join(MINI_COPY, "package.json"), JSON.stringify(manifest));
  run(
    "npm",
    [
      "install",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--legacy-peer-deps",
      "--prefer-offline",
      ...files
    ],
    MINI_COPY
  );
}
var BORROWED = ["Helped", "PageHead", "ReportForm", "SentData"].map((name) => `src/components/${name}`);
var KEPT = ["node_modules", "package.json", ".installed", basename(WORLD_COPY)];
function buildMiniSites() {
  run("node", [join(REPOSITORY, "tools/src/pack/packAll.mjs"), TARBALLS], REPOSITORY);
  const tarballs = listFiles(TARBALLS).filter(
    // A site does not need the search server.
    (name) => name.endsWith(".tgz") && !name.includes("help-center-server")
  );
  const installed = hashOf(tarballs);
  mkdirSync(MINI_COPY, { recursive: true });
  once(join(MINI_COPY, ".installed"), installed, () => installTarballs(tarballs));
  const borrowed = BORROWED.flatMap((folder2) => listFiles(join(REPOSITORY, "website", folder2)));
  copyOnce(MINI_SITE, MINI_COPY, hashOf(borrowed) + installed, () => {
    build(MINI_COPY, MINI_BUILD);
    build(MINI_COPY, OPTIONS_BUILD, {
      MINI_SITE_OPTIONS: "on",
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: ".docusaurus-options"
    });
  });
  copyOnce(WORLD_SITE, WORLD_COPY, installed, () => {
    swizzle(WORLD_COPY, "SearchDialog", "--wrap");
    swizzle(WORLD_COPY, "SearchPage", "--eject");
    build(WORLD_COPY, WORLD_BUILD);
  });
}
function swizzle(site, component, action) {
  const theme = "@help-center/docusaurus-search";
  run("npx", ["docusaurus", "swizzle", theme, component, action, "--javascript", "--danger"], site);
}
function build(site, outDir, env) {
  run("npx", ["docusaurus", "build", site, "--out-dir", outDir], site, env);
}
function copyOnce(site, copy, used, buildCopy) {
  mkdirSync(copy, { recursive: true });
  const sources = [...listFiles(site), join(REPOSITORY, "package-lock.json")];
  once(join(copy, ".built"), hashOf(sources) + used, () => {
    for (const name of readdirSync(copy)) {
      if (!KEPT.includes(name)) rmSync(join(copy, name), { recursive: true });
    }
    cpSync(site, copy, {
      recursive: true,
      filter: (path) => !NOT_SOURCES.test(path.slice(site.length)) && !path.endsWith("package.json")
    });
    buildCopy();
  });
}
export {
  buildMiniSites as default
};
