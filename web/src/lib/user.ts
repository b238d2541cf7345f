import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { UserConfig } from '@pandora/contract/domains/accounts/shapes'
import { languageOf } from '@pandora/contract/language'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from './api/call.ts'
import { CallFailure, failureText } from './api/failure.ts'
import { sendLeaving } from './api/leaving.ts'
import { leave, loggedIn, useSession } from './api/session.ts'
import { notify } from './notices.ts'
import { comparedOf } from './lists/compared.ts'
import { layoutsOf } from './lists/layout.ts'
import { queryClient } from './queryClient.ts'
import { setPreference, setUser, useRoot } from './store.ts'
import type { ColourType, User } from './store.ts'

type Wire = OutputOf<typeof accounts.userInfo>

/** The configuration in `config_json`; what cannot be read is an empty one (ACC-11). */
export function configOf(text: string): UserConfig {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return {}
    const { colourType, theme, watchLayout, guideSeen, lists, compared } = kept as Record<string, unknown>
    const [layouts, comparisons] = [layoutsOf(lists), comparedOf(compared)]
    return {
      ...(colourType === 1 || colourType === 2 ? { colourType } : {}),
      ...(theme === 'dark' || theme === 'light' || theme === 'system' ? { theme } : {}),
      ...(watchLayout === 'row' || watchLayout === 'card' ? { watchLayout } : {}),
      ...(guideSeen === true ? { guideSeen } : {}),
      ...(layouts ? { lists: layouts } : {}),
      ...(comparisons ? { compared: comparisons } : {}),
    }
  } catch {
    return {}
  }
}

/** User as the product keeps it, defaults in place of what the server left out (ACC-12). */
export function userOf({ config_json, ...wire }: Wire): User {
  const missing: Partial<Wire> = wire
  return {
    ...wire,
    config: configOf(config_json ?? '{}'),
    stockAge: missing.stockAge ?? 1,
    role: missing.role ?? 'user',
    fundPreference: missing.fundPreference ?? [],
    is_recomend: missing.is_recomend ?? false,
  }
}

/** Initials: first letters of both names, else the first two of the e-mail, uppercase (ACC-13). */
export function initialsOf(user: Pick<User, 'user_name' | 'family_name' | 'email' | 'phoneNum'>): string {
  const first = Array.from(user.user_name.trim())[0]
  const family = Array.from(user.family_name.trim())[0]
  if (first && family) return (first + family).toUpperCase()
  return Array.from(user.email || user.phoneNum.slice(-2) || 'P')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

/** Takes over what the server says of the user. */
export function takeUser(wire: Wire): User {
  const user = userOf(wire)
  setUser({ info: user, is_recomend: user.is_recomend })
  return user
}

/** Reads the user and applies language and colours. No user data: logged out (ACC-08, ACC-16). */
export async function loadUser(): Promise<User | null> {
  const wire = (await call(accounts.userInfo, {}).catch((error: unknown) => {
    // A server that cannot be reached or is in trouble has said nothing about the user.
    if (!(error instanceof CallFailure) || error.passing) throw error
    return null
  })) as Wire | null
  if (!wire || !(wire.uid > 0)) {
    if (useSession.getState().status !== 'out') leave('ended')
    return null
  }
  const user = takeUser(wire)
  useSession.setState({ uid: wire.uid })
  const { colourType = 1, theme = 'dark' } = user.config
  setPreference({ language: languageOf(wire.language), colourType, theme })
  return user
}

/** A part of the configuration, or what makes it of what is kept. */
export type ConfigPart = Partial<UserConfig> | ((now: UserConfig) => Partial<UserConfig>)
const partOf = (part: ConfigPart, now: UserConfig) => (typeof part === 'function' ? part(now) : part)

/**
 * Puts parts into a configuration that is kept elsewhere, beside what another window has kept meanwhile: what is plain
 * at once, since a page may be left right after a choice; what is made of what is kept one after another, each of what
 * is there by then. `unkept` is what a configuration would lose if the page were left now: the parts of it whose
 * keeping has not been answered yet, null when there are none.
 */
export function keeperOf(read: () => Promise<UserConfig>, write: (part: Partial<UserConfig>) => Promise<unknown>) {
  let writing: Promise<unknown> = Promise.resolve()
  const open = new Set<readonly string[]>()
  const put = (part: ConfigPart): Promise<unknown> => {
    if (typeof part !== 'function') return write(part)
    const before = writing
    writing = (async () => {
      await before.catch(() => undefined)
      await write(part(await read()))
    })()
    return writing
  }
  return {
    /** Keeps the part; `keys` are those it touches. Throws what reading or writing throws. */
    keep: async (part: ConfigPart, keys: readonly string[] = Object.keys(part)): Promise<void> => {
      open.add(keys)
      try {
        await put(part)
      } finally {
        open.delete(keys)
      }
    },
    unkept: (now: UserConfig): Partial<UserConfig> | null => {
      const keys = new Set([...open].flat())
      return keys.size ? Object.fromEntries(Object.entries(now).filter(([key]) => keys.has(key))) : null
    },
  }
}
const onServer = keeperOf(
  async () => configOf((await call(accounts.userInfo, {})).config_json ?? '{}'),
  (part) => call(accounts.updateConfig, asInput(part)),
)
const asInput = (part: Partial<UserConfig>) => ({ config_json: JSON.stringify(part), merge: true })

/** Changes part of the configuration, here at once and on the server. Throws CallFailure. */
export function saveConfig(part: ConfigPart): Promise<void> {
  const { info } = useRoot.getState().user
  const own = partOf(part, info?.config ?? {})
  if (info) setUser({ info: { ...info, config: { ...info.config, ...own } } })
  if (own.colourType) setPreference({ colourType: own.colourType as ColourType })
  if (own.theme) setPreference({ theme: own.theme })
  return onServer.keep(part, Object.keys(own))
}

/** Brings home what is shown and not kept yet, while the page is left: whoever reloads right after a change made it. */
export function keepLeaving(): void {
  const unkept = onServer.unkept(useRoot.getState().user.info?.config ?? {})
  if (unkept) sendLeaving(accounts.updateConfig, asInput(unkept))
}

/** Ends the session on the server, and here whatever the server says (ACC-04). */
export async function signOut(): Promise<void> {
  // Nothing is read any more when the server hears of it: a read that came after would be refused.
  await queryClient.cancelQueries()
  sendLeaving(accounts.signOut, {})
  leave('signed-out')
}

/** Changes the language here at once, and for the user on the server (ACC-17). */
export async function chooseLanguage(language: Language): Promise<void> {
  setPreference({ language })
  if (!loggedIn(useSession.getState())) return
  try {
    // Whoever reloads at once has chosen all the same.
    await call(accounts.updateLanguage, { language }, { keepalive: true })
  } catch (error) {
    notify('error', failureText(error, language))
  }
}
