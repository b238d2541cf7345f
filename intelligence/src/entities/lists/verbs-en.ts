// What companies do in headlines and reports. Base forms; the others are made from them, irregular ones stand beside.
const base = `
accept accuse acquire add admit adopt advance agree aim allege announce appeal appoint approve argue assume attract award back ban bar beat become begin bet bid block boost borrow break bring build buy buyback call cancel cap capture claim climb clinch close collapse combine commit compete complete concede confirm consider continue cooperate cut debut decide declare decline defend defer delay deliver demand deny deploy develop dip disappoint disclose discontinue dismiss disrupt divest double downsize draw drop dump earn ease edge eliminate embrace emerge employ end enter escape estimate evaluate exceed exit expand expect expire explore export extend face fail fall favour file fill finalise finalize finance fine finish fire fix flag flop focus follow forecast forge freeze fund furlough gain generate get give go grab grant grapple grow guide halt hand have head hedge hike hint hire hit hold idle import improve increase ink install introduce invest invite issue jettison join jump keep kick lag land launch lay lead lease leave lend license lift list lose lower maintain make manufacture merge miss modify mothball move mull name narrow near negotiate nominate notch obtain offer offload open operate oppose order oust outbid outline outpace outperform outsell overhaul overtake owe own partner pass patent pause pay pick pitch plan pledge plot plummet plunge poach ponder post postpone predict prepare present preserve probe produce promise promote propose provide publish pull purchase push quit raise rally ramp reach reaffirm rebound recall receive reclaim recognise record recover redesign reduce refinance refund refuse regain register reinstate reject relaunch release relocate remain remove renew reopen repair repay replace report request rescue reshuffle resign resolve respond restart restate restore restructure resume retain retire retreat return reveal reverse revise revive rise roll sack say scale scrap secure see seek sell send separate set settle shake shed shelve shift ship shrink shut sign signal sink skip slash slide slow slump snap soar spend spin split spread spur stage start step stick stop strengthen strike strip struggle submit sue suffer supply surge surpass suspend swing switch take tank tap team terminate test threaten tie tighten tip top tout trade transfer trim triple trounce tumble unload unveil unwind update upgrade urge use vow warn weigh widen win withdraw withhold write yank yield`
const irregular = `beat became began bet bid broke brought built bought cut drew fell found froze fell gave got grew had held hit kept laid led left lent lost made met paid put quit rose said sank saw sold sent set shook shed shrank shut spent split spun stood stuck struck swung took told went won withdrew withheld wrote is was has will would may could plans`

function formsOf(verb: string): string[] {
  const s = /(?:s|x|ch|sh|z)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : verb === 'have'
        ? 'has'
        : verb === 'go'
          ? 'goes'
          : `${verb}s`
  const ed = verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`
  return [s, ed]
}

/** Bases, which follow `to`, `will`, `may`. */
export const businessVerbs: ReadonlySet<string> = new Set(base.trim().split(/\s+/))
/** Finite forms: reports, reported, fell. */
export const businessForms: ReadonlySet<string> = new Set([
  ...[...businessVerbs].flatMap(formsOf),
  ...irregular.split(' '),
])
