import path from 'node:path'
import type { Plugin } from 'vite'

/** Pages before the product: what they share with its frame is a part of its own. */
const pages = ['domains/accounts/login/Login.tsx', 'domains/accounts/Register.tsx', 'domains/accounts/Demo.tsx']
/** The domain of these pages. */
const FORMS = 'accounts'
const frame = ['shell/Shell.tsx', 'shell/floors/Floors.tsx']
/** The first tile of a phone, and of the floor that everybody begins with. */
const tile = ['domains/flash/views/FlashView.tsx']
/** What screens and views of so many domains use goes out at once; and what so many of one domain do, with that. */
const SHARED = 8
/** What goes out before the first screen; none of it checks anything by a schema. */
const FIRST = new Set(['start', 'common', 'frame', 'parts', 'tile'])
const isSchemas = (part: unknown) =>
  'moduleIds' in (part as object) && (part as { moduleIds: string[] }).moduleIds.some((id) => zod.test(id))
const zod = /node_modules[\\/]zod[\\/]/
/** What schemas are made of goes out with those that a page checks by, none of which the first screens need. */
const schemas = /[\\/]contract[\\/]src[\\/]records[\\/]ids\./
const OWN = 3

/** The domain whose folder a module lies in, of the page or of the contract. */
const domainOf = (id: string): string | undefined => /[\\/]src[\\/]domains[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]

/** Files that import each other in turn, the first at both ends; null where none do. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

/**
 * The files that the code goes out in. Left alone, a module that two screens share is a file, and the first floor
 * waited for 180 of them, six at a time;
 * so what is always needed together goes out together: what every page needs, what the frame of the screens adds, what
 * its pages share with those before it,
 * and the small modules of ours that many screens use. Libraries and what few need stay apart (figures:
 * docs/performance.md).
 */
export function chunkGroups(src: string) {
  const group = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const needs = (files: readonly string[]): Set<string> => {
        const seen = new Set(files)
        for (const id of seen) for (const next of imports(id)) seen.add(next)
        return seen
      }
      const within = (files: readonly string[]) => needs(files.map((file) => path.join(src, file)))
      const landing = within(['landing/landing.ts'])
      const add = (name: string, ids: Iterable<string>) => {
        for (const id of ids) if (!group.has(id) && !landing.has(id) && !schemas.test(id)) group.set(id, name)
      }
      const [start, before, shell] = [within(['main.tsx']), within(pages), within(frame)]
      const users = new Map<string, string[]>()
      for (const id of this.getModuleIds())
        if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          for (const one of needs([id])) users.set(one, [...(users.get(one) ?? []), domainOf(id) ?? id])
      add('start', start)
      add(
        'common',
        [...before].filter((id) => shell.has(id)),
      )
      // What a screen needs as well does not bring the forms of signing in with it.
      add(
        'pages',
        [...before].filter((id) => users.get(id)?.every((by) => by === FORMS)),
      )
      add('frame', shell)
      // A chart's module brings its library with it: that goes out to those who draw.
      const heavy = new Set(
        [...this.getModuleIds()].filter(
          (id) => !group.has(id) && id.includes('node_modules') && !id.includes('lucide-react'),
        ),
      )
      for (const id of heavy) for (const by of this.getModuleInfo(id)?.importers ?? []) heavy.add(by)
      const light = (id: string) => !heavy.has(id)
      const shared = [...users].filter(([id]) => light(id))
      add(
        'parts',
        shared.filter(([, by]) => new Set(by).size >= SHARED).map(([id]) => id),
      )
      // What is left of the first tile is one file: a phone waited for 22, some of them one after the other.
      add('tile', [...within(tile)].filter(light))
      // The page's own alone: its domains use each other in one direction, those of the contract in others, and files that
      // need each other in turn begin with what is not there yet.
      for (const [id, by] of shared) {
        const domain = id.startsWith(src) ? domainOf(id) : undefined
        if (domain && by.filter((one) => one === domain).length >= OWN) add(`of-${domain}`, [id])
      }
    },
    generateBundle(_options, bundle) {
      const circle = circleOf(
        new Map(Object.values(bundle).map((one) => [one.fileName, one.type === 'chunk' ? one.imports : []])),
      )
      if (circle) this.error(`files of code need each other in turn: ${circle.join(' → ')}`)
      for (const one of Object.values(bundle))
        if (one.type === 'chunk' && FIRST.has(one.name) && one.imports.some((file) => isSchemas(bundle[file])))
          this.error(`the first screen would wait for what schemas are made with: ${one.fileName} needs it`)
    },
  }
  const of = (name: string, priority: number) => ({
    name,
    priority,
    includeDependenciesRecursively: false,
    test: (id: string) => group.get(id) === name,
  })
  // zod first, and alone, so that it is told before any schema is made (see lib/noEval.ts).
  const groups = [
    { name: 'zod', test: /node_modules[\\/]zod[\\/]|lib[\\/]noEval/, priority: 9 },
    of('start', 5),
    of('common', 4),
    of('pages', 3),
    of('frame', 2),
    of('parts', 1),
    of('tile', 1),
    // Of each domain what several of its screens and views share.
    {
      name: (id: string) => group.get(id) ?? null,
      debugName: 'of-domain',
      priority: 0,
      includeDependenciesRecursively: false,
      test: (id: string) => group.get(id)?.startsWith('of-') ?? false,
    },
  ]
  return { plugin, groups }
}
