import type { RiskType } from '@pandora/contract/domains/risk/types'
import type { RiskWords } from './lexicon.ts'

/** The team's own lists for English texts; words are parted by commas, as some are of several. */
export const englishRiskWords: Readonly<Record<RiskType, RiskWords>> = {
  natural_disaster: {
    sure: 'natural disaster, landslide, mudslide, wildfire, tornado, heatwave, heat wave, blizzard, volcanic eruption',
    clear: 'extreme weather, torrential rain, storm, hurricane, flooding, typhoon',
  },
  earthquake: {
    sure: 'earthquake, aftershock, magnitude quake, tremor, seismic',
    clear: 'quake, epicentre, epicenter',
  },
  flood: { sure: 'flood, floods, flooding, flash flood, inundated, dam burst', clear: 'heavy rain, torrential rain' },
  typhoon: { sure: 'typhoon, hurricane, tropical storm, cyclone', clear: 'landfall' },
  drought: { sure: 'drought, water shortage', clear: 'dry spell', faint: 'parched' },
  fire: { sure: 'wildfire, fire broke out, blaze, caught fire, warehouse fire, plant fire', clear: 'fire' },
  safety_accident: {
    sure: 'explosion at, mine accident, plant explosion, industrial accident, gas leak, derailment, plane crash',
    clear: 'explosion, collapse, chemical leak',
    void: 'missile, air strike, drone, bomb',
  },
  epidemic: {
    sure: 'epidemic, pandemic, outbreak of, ebola, dengue, bird flu, avian flu, mpox, cholera, covid-19 cases',
    clear: 'outbreak, infections, confirmed cases',
    void: 'since the pandemic, before the pandemic, pre-pandemic, post-pandemic',
  },
  product_quality_food: {
    sure: 'food safety, food poisoning, contaminated, counterfeit, adulterated, quality defect',
    clear: 'contamination, defect',
  },
  product_recall: { sure: 'recalls, recalled, recalling, product recall, recall of', clear: 'recall' },
  tariff_trade: {
    sure: 'tariffs on, new tariffs, anti-dumping, antidumping, countervailing, trade war, import duties, retaliatory tariff',
    clear: 'tariff, tariffs, duties, trade dispute',
  },
  sanctions: {
    sure: 'sanctions on, new sanctions, sanctioned, export controls, entity list, embargo, blacklisted',
    clear: 'sanctions, export ban',
  },
  shareholder_reduction: {
    sure: 'sells stake, stake sale, sold shares, cut its stake, reduces stake, insider selling, to sell down',
    clear: 'selling shares, block trade',
  },
  loss_warning: {
    sure: 'profit warning, net loss, swings to loss, swung to a loss, expects a loss, wider loss, loss widens',
    clear: 'loss, cuts forecast',
    void: 'narrows loss, job loss, weight loss, loss of life',
  },
  penalty_regulatory: {
    sure: 'fined, penalty, penalised, penalized, probe into, under investigation, regulator fines, sec charges',
    clear: 'investigation, violation, misconduct, fine of',
  },
  lawsuit: {
    sure: 'lawsuit, sues, sued, class action, litigation, court ruled, arbitration, settles suit',
    clear: 'court, plaintiff, damages, verdict',
  },
  delisting: { sure: 'delisting, delisted, to be delisted', clear: 'delist' },
  credit_default: {
    sure: 'bankruptcy, chapter 11, defaulted, insolvency, missed payment, debt default, bonds default, insolvent',
    clear: 'default, restructuring',
    void: 'by default, default setting',
  },
}
