// The browser tests use the system's Chromium, with a font that has Chinese characters.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell draws no window: the browser tests took a third of the time less in it than in the whole browser.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const fonts = 'fonts-noto-cjk'

/** The path of Chromium, installed where we may and must; else `problem` says what to install. */
export async function browserReady({ run, say }) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const wanted = await lacking(run)
    // A machine that only tests gets the faster one beside a browser that it has; anybody else's is left as it is.
    await install(
      process.env.CI && !wanted.includes('chromium') && !inPath(shell) && !process.env.PANDORA_CHROMIUM
        ? [...wanted, shell]
        : wanted,
      { run, say },
    )
  }
  const missing = await lacking(run)
  if (missing.length === 0) return { path: findChromium(), problem: null }
  const problem = `not installed: ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}; elsewhere install Chromium or Chrome and a CJK font`
  say(problem)
  return { path: null, problem }
}

async function install(missing, { run, say }) {
  if (missing.length === 0) return
  say(`Installing ${missing.join(', ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const get = async (name) =>
    (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env })).code === 0
  await run('apt-get', ['update', '-q'], { env })
  for (const name of missing) if (!(name === 'chromium' && (await get(shell)))) await get(name)
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null

function findChromium() {
  return (
    process.env.PANDORA_CHROMIUM ||
    names.map(inPath).find((file) => file !== null) ||
    (wellKnown.find((file) => existsSync(file)) ?? null)
  )
}

async function lacking(run) {
  const missing = findChromium() === null ? ['chromium'] : []
  if (process.platform !== 'linux') return missing
  const { code, text } = await run('fc-list', [':lang=zh-cn', 'family'])
  return code === 0 && text.trim() !== '' ? missing : [...missing, fonts]
}
