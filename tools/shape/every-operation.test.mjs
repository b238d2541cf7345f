import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesOf = (folder, fits) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file.replaceAll('\\', '/')))
    .filter((file) => fits.test(file) && !/\.test\.tsx?$/.test(file))

/** Operations that no screen asks for, and what stands on the screens in their place. */
const elsewhere = {
  'authors.accumulatedFans': 'the chart of an author has the counts of fans with the rest of its figures',
  'chains.searchCompany': 'the finder of the editor asks the search of the whole product',
  'chains.saveOperation': 'the editor saves the graph; single changes are for programs',
  'consumer.getUser': 'the session brings the user with it',
  'figures.progress': 'the screens of figures say of each company whether it still waits',
  'flash.newsImage': 'an image is asked for by the address that a text gives',
  'marketOpinion.companyProfile': 'the page of the company tells who it is',
  'marketOpinion.polarityTrend': 'the course of a company has how posts stand beside their number',
  'marketOpinion.heatGraphDetail': 'a company of the tree map opens its own page of opinion',
  'marketOpinion.barStatistics': 'the posts of a bar stand with their windows',
  'policy.industryTree': 'the library filters by the tree of policies, that of companies is a screen of its own',
  'policyMeetings.columns': 'the columns of the comparison come with the comparison',
  'ranking.softwareIndustry': 'the ranking of industries lists them with their figures',
  'technology.searchCompany': 'the finder of the room asks its own search',
}

test('a screen asks for every operation, or it is said what stands in its place', () => {
  const web = filesOf('web/src', /\.tsx?$/)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const said = new Set([...web.matchAll(/\b([a-z]\w*)\.([a-z]\w*)\b/gi)].map(([both]) => both))
  // Screens name an operation by the group that declares it or by the domain's own, of which its id begins.
  const operations = filesOf('contract/src/domains', /\.ts$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^ {2}(\w+): defineOperation\(\{\s+id: '([\w.-]+)'/gm)].map(
      ({ 1: key, 2: id, index }) => ({
        id,
        names: [
          id,
          `${
            text
              .slice(0, index)
              .match(/export const \w+ = \{$/gm)
              ?.at(-1)
              ?.split(' ')[2]
          }.${key}`,
        ],
      }),
    )
  })
  expect(operations.length).toBeGreaterThan(500)
  const without = operations.filter(({ names }) => !names.some((name) => said.has(name))).map(({ id }) => id)
  expect(without.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
