// The project's own English dictionary of the market, by category. Words of a line share category, sign and strength.
// `fall*` stands for fall, falls, falling and falled-like regular forms; irregular forms are written out. Words joined
// by _ are phrases.

/** What a word is in a sentence about a company: see `lexicon.ts` for how each is used. */
export type Category =
  | 'up'
  | 'down'
  | 'asset'
  | 'burden'
  | 'good'
  | 'bad'
  | 'beat'
  | 'miss'
  | 'deal'
  | 'law'
  | 'distress'
  | 'jobs'
  | 'hire'
  | 'bull'
  | 'bear'
  | 'raise'
  | 'cut'
  | 'upgrade'
  | 'downgrade'
  | 'flat'
  | 'schedule'
  | 'report'
  | 'ask'
  | 'hedge'
  | 'negator'
  | 'contrast'
  | 'compare'
  | 'expect'
  | 'market'
  | 'person'
  | 'people'
  | 'describe'
  | 'document'
  | 'more'
  | 'less'
  | 'economy'
  | 'elsewhere'
  | 'laugh'
  | 'irony'
  | 'payout'
  | 'own'
  | 'target'
  | 'expectation'

/** Category, sign, strength, words. */
export const words: readonly (readonly [Category, -1 | 0 | 1, number, string])[] = [
  [
    'up',
    1,
    1,
    'rise rises rising rose risen gain* grow grows growing grew grown climb* increas increase increases increased increasing advanc advance advances advanced advancing up higher larger greater bigger upward upwards growth expansion expand* add* edge_up edged_up edges_up inch_up inches_up tick_up ticked_up ticks_up pick_up picks_up picked_up picking_up improv improve improves improved improving improvement improvements strengthen* firm* firmer strong stronger strongest strongly swell swells swelled swollen widen* wider broaden* upturn appreciat appreciate appreciates appreciated gather* quicken* accelerat accelerate accelerates accelerated accelerating acceleration faster uptick upswing upside',
  ],
  [
    'up',
    1,
    2,
    'jump* surg surge surges surged surging leap leaps leapt leaped leaping soar* rally rallies rallied rallying rallys rocket* skyrocket* zoom* spik spike spikes spiked spiking shoot_up shot_up shoots_up vault* bound* boom* balloon* doubl double doubles doubled doubling tripl triple triples tripled tripling quadrupled fivefold sixfold sevenfold tenfold threefold twofold more_than_doubled nearly_doubled pop pops popped popping rip rips ripped ripping blast* explod exploded explodes moon moons mooning mooned fly flies flew catapult* outperform* outpac outpace outpaces outpaced outpacing outshin outshine outshines outstrip outstrips rebound* bounc bounce bounces bounced bouncing bounce_back bounced_back recover recovers recovered recovering recovery revival revive revives revived turnaround scale scales',
  ],
  [
    'down',
    -1,
    1,
    'fall falls falling fell fallen declin decline declines declined declining drop drops dropped dropping decreas decrease decreases decreased decreasing slip slips slipped slipping dip dips dipped dipping eas ease eases eased easing down lower smaller lesser fewer downward downwards shrink shrinks shrank shrunk shrinking shrinkage narrow* narrower weaken* weak weaker weakest weakness weaknesses soft softer softness soften* sag sags sagged retreat* lose_ground lost_ground shed sheds shedding contract_by contracted contracts_by contraction contracting slow* slower slowest slowdown slowing decelerat decelerated diminish* dwindl dwindle dwindled dwindling wane waned waning erod erode erodes eroded eroding erosion edge_down edged_down edges_down edge_lower edges_lower edged_lower inch_down tick_down ticked_down subsid subsided pull_back pulls_back pulled_back pullback downturn downtick downside depreciat depreciated depreciates softening moderat moderated deteriorat deteriorate deteriorates deteriorated deteriorating deterioration worsen* worse worst come_down comes_down came_down cool* subdued melt melts melted melting slid slide slides sliding ebb ebbs ebbed',
  ],
  [
    'down',
    -1,
    2,
    'plung plunge plunges plunged plunging plummet* tumbl tumble tumbles tumbled tumbling slump* sink sinks sank sunk sinking crash crashes crashed crashing collaps collapse collapses collapsed collapsing tank tanks tanked tanking dive dives dived dove diving nosediv nosedive nosedives nosedived crater* crumbl crumble crumbled halv halve halves halved halving more_than_halved free_fall freefall rout routs bleed bleeds bleeding bled hammer* batter* slammed clobber* pummel* crush_ed sell_off selloff sell_offs sells_off sold_off evaporat evaporated evaporates implod imploded wipe_out wiped_out wipes_out meltdown skid skids skidded buckle buckles buckled dump dumps dumped dumping drown drowns',
  ],
  [
    'asset',
    1,
    1,
    'profit profits profitability earnings income sales sale revenue revenues turnover ebit ebitda eps margin margins orders order backlog orderbook intake demand dividend dividends cash cashflow cash_flow free_cash_flow output production volume volumes deliveries shipments exports bookings traffic occupancy capacity productivity efficiency market_share share_price stock stocks shares price prices value guidance outlook forecast forecasts target targets rating ratings estimate estimates confidence sentiment customers customer subscribers users visitors footfall passengers premiums premium deposits assets investment investments investors spending consumption employment payrolls yield_per gdp pmi activity housing starts home_sales permits liquidity equity return returns roe roce ratio coverage ranking patents licences reserves backlogs contracts net pat ebita fees commissions rent rents rental leasing market markets index economy currency rupee crop harvest comps like_for_like same_store net_profit operating_profit pretax_profit gross_margin operating_margin net_sales operating_income net_income funds_from_operations interest_income order_book order_intake market_value market_cap orderbooks utilisation utilization competitiveness strength recommendation footprint stake holding valuation dayrates rates_for',
  ],
  [
    'burden',
    -1,
    1,
    'loss losses cost costs expense expenses debt debts deficit deficits liabilities borrowings leverage gearing impairment impairments write_down write_downs writedown writedowns write_off write_offs writeoff provisions provision bad_loans loan_losses bad_debts npa npas defaults delinquencies arrears churn attrition unemployment jobless jobless_claims claims complaints scrap inflation cpi taxes tax duty duties tariffs tariff interest_expense interest_expenses interest_costs overheads headcount_costs freight_costs input_costs raw_material_costs fuel_costs wage_costs inventories inventory stockpiles glut oversupply outflows redemptions withdrawals absenteeism sick_leave emissions accidents defects returns_rate cost_to_income_ratio cost_to_income expense_ratio combined_ratio debtor_days lead_times waiting_times vacancy vacancies risk risks uncertainty volatility vix shortfall overcapacity overdue net_debt operating_loss net_loss pretax_loss cash_burn burn red_ink deaths infections cases pension_deficit trade_deficit competition short_interest loan_loss financial_expenses',
  ],
  [
    'good',
    1,
    1,
    'good better nice solid robust healthy sound upbeat positive positively optimistic optimism promising favourable favorable favourably encouraging bright brighter brisk buoyant lively steady_growth resilient resilience benefit benefits benefited beneficial benefiting profitable success successes successful successfully efficient effective competitive well_placed well_positioned attractive opportunity opportunities advantage advantages lead leads leading leader leadership top_pick winner winners win wins won winning award awarded awards prize prizes reward rewards rewarded welcome welcomed cheer cheers cheered pleased happy satisfied satisfaction confident momentum milestone breakthrough progress pave paves enhance enhances enhanced enhancing enabl enables enabled support supports supported supportive underpin underpins help helps helped helping aid aids boost boosts boosted boosting lift lifts lifted lifting buoy buoys buoyed spur spurs spurred fuel fuels fuelled fueled relief relieved reprieve rescue rescued rescues lifeline saved safe secure secures secured clinch clinches clinched bag bags bagged land lands landed bolster bolsters bolstered shore_up stabilis stabilise stabilised stabilize stabilized settle_dispute cleared clear clears approve approves approved approval approvals green_light nod clean_chit greenlight authorisation authorization granted grants exclusive largest_ever biggest_ever record records all_time_high record_high multi_year_high best fastest bestselling bestseller sold_out oversubscribed fully_let full_capacity popular popularity praised prais praise praises superior excellent outstanding exceptional impressive impress impressed impresses stellar terrific fantastic great greatest amazing dream tailwind tailwinds synergies synergy savings save saves cost_savings pay_off paid_off pays_off thrive thrives thriving flourish flourishes prosper shine shines shone shining sparkle sparkles glitter glitters upbeat_about rewarding fruitful boon windfall bonanza sweet sweeten sweetens break_even breaks_even broke_even breakeven in_the_black turns_black back_to_profit return_to_profit returned_to_profit swing_to_profit swung_to_profit swings_to_profit turned_profitable back_in_the_black return_to_growth back_to_growth turned_the_corner turned_around cheap undervalued bargain cheapest attractively improve_access gain_access breathing_space outclass ahead ahead_of_schedule ahead_of_plan early_repayment repaid repays repay debt_free upgradeable recoup recoups recouped refund refunded exonerated acquitted dismissed_claims dismisses_suit wins_approval wins_nod gets_nod',
  ],
  [
    'bad',
    -1,
    1,
    'bad poor poorly dismal disappointing disappoint disappoints disappointed disappointment gloomy gloom bleak dire grim sluggish tepid lacklustre lackluster anaemic anemic negative negatively unfavourable unfavorable adverse adversely challenging tough tougher difficult difficulties difficulty hard harder hurt hurts hurting harm harms harmed damage damaged damages hit_hard hit_by hits_by takes_a_hit took_a_hit big_hit hit_from hurt_by dent dents dented weigh weighs weighed weighing drag drags dragged dragging burden burdens burdened burdening strain strained squeeze squeezed squeezes pressure pressured pressures under_pressure headwind headwinds problem problems trouble troubled troubles woes woe worry worries worried worrying concern concerned concerns fear fears feared fearful anxiety jitters jittery panic scare scared scares threat threats threaten threatens threatened danger dangerous alarm alarmed warn warns warned warning warnings caution cautious cautions wary pessimistic pessimism doubt doubts doubtful stall stalls stalled stagnant stagnate stagnated stagnation standstill halt halts halted suspend suspends suspended suspension delay delays delayed postpone postponed postpones postponement put_off deferred defer defers cancel cancels cancelled canceled cancellation scrap_plan scraps scrapped shelve shelved shelves abandon abandons abandoned withdraw withdraws withdrew withdrawn pull_out pulls_out pulled_out walk_away walks_away drop_out fail fails failed failing failure failures flop flops flopped setback setbacks blow blows snag snags glitch outage outages shutdown shut shuts shutting close_plant closes_plant close_mill closes_mill close_factory closes_factory close_branches close_stores closes_stores close_shop closing_down close_down closure closures closing_of idle idled idles curtail curtailed curtails lose loses losing lost suffer suffers suffered suffering struggle struggles struggled struggling ailing beleaguered embattled crisis turmoil chaos shock slack stuck overvalued overpriced pricey expensive overpaid overstretched unprofitable loss_making lossmaking in_the_red swing_to_loss swung_to_loss swings_to_loss slips_into_red into_the_red back_in_the_red profit_warning fewer_orders lack lacks lacking shortage shortages short_of bottleneck disruption disruptions disrupted disrupt obsolete eat_into eats_into eating_into ate price_war fierce_competition record_low record_lows all_time_low multi_year_low week_low month_low year_low decade_low lifetime_low fresh_low fresh_lows lowest lows hefty sour soured sours bitter unable inability unwilling refuse refuses refused refusal reject rejects rejected rejection blocked block blocks barred bars ban bans banned unsold leak leaks leaked spill spills fire explosion blast flood flooding strike strikes walkout protest protests protesters boycott hack hacked cyberattack breach breaches breached recall recalls recalled defective faulty contaminated contamination outbreak illness death die injured accident accidents crash_of',
  ],
  [
    'good',
    1,
    1,
    'tight_supply short_supply strong_demand rising_demand robust_demand firm_demand pent_up_demand wealth_creator wealth_creators value_creator value_creators value_buy attractive_valuations compelling compelling_valuations looks_attractive looks_good look_good looks_promising can_go_up may_go_up to_go_up go_long long_side re_rating yielding_results bear_fruit bears_fruit arrests_fall pares_losses pare_losses pared_losses trims_losses trim_losses recoups_losses recoup_losses erases_losses narrows_losses cuts_losses snaps_losing losing_streak_ends back_in_favour in_demand hot_demand lapped_up lap_up laps_up flock flocks bottoms_out bottoming firming_up scales_up catches_up stabilises stabilizes out_of_woods out_of_the_woods on_track ahead_of_target beats_target crowd_pleaser comes_to_rescue bailed_out infusion debt_reduction pares_debt pare_debt reduces_debt cuts_debt repays_debt',
  ],
  [
    'bad',
    -1,
    1,
    'rising_supply higher_supply ample_supply supply_glut higher_arrivals weak_demand low_demand tepid_demand poor_demand falling_demand sluggish_demand muted_demand lack_of_demand negativity negatives looks_expensive looks_weak look_weak looks_vulnerable on_defensive pares_gains pare_gains pared_gains erases_gains erase_gains erased_gains gives_up_gains gave_up_gains gives_up gave_up trims_gains trim_gains surrenders out_of_favour loses_momentum runs_out_of_steam loses_steam losing_steam loses_charm falls_flat fails_to_impress fail_to_impress fails_to_excite under_fire under_scanner under_lens in_the_dock grilled cries_foul bugbear bane spooked spooks jolt jolts rattled rattles hobbled plagued mired dogged battered_by cornered stranded bearish_on wilts wilt withers comes_under withdraws_ipo sinking_feeling dampens dampen clouds_over overhang eyesore costlier dearer hardships dries_up dry_up dried_up grounded grounding',
  ],
  [
    'bad',
    -1,
    2,
    'disaster disastrous catastrophe catastrophic horrible terrible awful nightmare ugly brutal bloodbath carnage crippled devastat devastated devastating toxic worthless',
  ],
  [
    'beat',
    1,
    2,
    'beat beats beating topped tops topping top exceed exceeds exceeded exceeding surpass surpasses surpassed surpassing blow_past blows_past blew_past blowing_past trounce trounces above_estimates above_consensus above_expectations above_forecasts ahead_of_estimates ahead_of_expectations ahead_of_forecasts better_than_expected better_than_forecast better_than_feared more_than_expected stronger_than_expected higher_than_expected smash smashes smashed crush crushes crushed crushing shatter shatters less_than_feared tops_estimates tops_views above_street positive_surprise surprise_profit narrower_than_expected unexpectedly_rose unexpectedly_strong',
  ],
  [
    'miss',
    -1,
    2,
    'miss misses missed missing below_estimates below_consensus below_expectations below_forecasts short_of_estimates fall_short falls_short fell_short shy_of worse_than_expected worse_than_feared less_than_expected lower_than_expected weaker_than_expected undershoot undershoots lag lags lagged lagging trail trails trailed trailing underperform* below_street negative_surprise surprise_loss wider_than_expected disappointing_results unexpectedly_fell lowered_expectations slower_than_expected smaller_than_expected falls_short_of behind_schedule',
  ],
  [
    'deal',
    1,
    1,
    'contract agreement agreements agree agrees agreed order_from order_for orders_from frame_agreement framework_agreement letter_of_intent memorandum mou partnership partnerships partner partners partnering alliance collaboration collaborate collaborates cooperation co_operation cooperate tie_up joint_venture teams_up team_up teamed_up pact deal deals supply_agreement signs sign signed signing ink inks inked selected select selects chosen choose chooses picked preferred_bidder appointed_supplier delivers deliver delivered supply supplies supplied supplier_to deliver_to to_supply to_deliver extension extends extended renew renewed renews renewal repeat_order buyback buybacks repurchase bid_premium takeover_offer listing_of',
  ],
  [
    'law',
    -1,
    1,
    'lawsuit lawsuits sue sues sued suing suit litigation fraud fraudulent probe probes probed investigate investigates investigated investigation investigations inquiry raid raids raided subpoena indict indicted charge charges charged fine fines fined penalty penalties penalised penalized sanction sanctions sanctioned violat violate violated violation violations antitrust cartel bribe bribes bribery corruption laundering misconduct manipulation insider_trading class_action plaintiff plaintiffs arrested arrest guilty convicted jailed accuse accuses accused accusation alleges alleged allegations whistleblower scandal irregularities restate restated restatement infringe infringed infringing infringement damages_of settlement ordered_to_pay complaint_against shareholder_alert investor_alert delist delisted delisting',
  ],
  [
    'distress',
    -1,
    2,
    'bankrupt bankruptcy bankruptcies insolvent insolvency chapter_11 chapter_7 default defaults_on defaulted administration receivership liquidation liquidate liquidated going_concern debt_restructuring creditors creditor_protection covenant_breach winding_up junk junk_status distressed distress bailout cash_crunch dilution dilutive rights_issue_at offering_priced skips_interest misses_payment missed_coupon reverse_split',
  ],
  [
    'jobs',
    -1,
    1,
    'layoff layoffs lay_off lays_off laid_off laying_off redundancies redundant job_cuts job_losses cut_jobs cutting_jobs slash_jobs axe axes axed furlough furloughs furloughed dismiss dismissals dismissed sack sacks sacked personnel_reduction reduce_staff staff_cuts codetermination cooperation_negotiations short_time lay_offs lose_their_jobs',
  ],
  ['hire', 1, 1, 'hire hires hiring recruit recruits recruiting recruitment new_jobs create_jobs creates_jobs'],
  [
    'bull',
    1,
    2,
    'bullish bull bulls long longs calls call_buying buy buying bought btfd buy_the_dip load loading loaded accumulat accumulate accumulating accumulation adding added_to breakout breakouts breaking_out broke_out oversold undervalue squeeze_coming short_squeeze short_covering tendies diamond_hands lfg to_the_moon printing_money cup_and_handle bull_flag golden_cross higher_lows higher_low support_held bounce_incoming bottomed bottom_is_in low_is_in sweep call_sweep overweight outperform_rating strong_buy conviction_buy top_picks accumulate_rating multibagger tenbagger upper_circuit gap_up gapped_up btd hodl holding_strong bid_up net_buyers double_bottom reversal risk_on buyer buyers buy_on_dips insider_buying week_high month_high year_high decade_high lifetime_high fresh_high fresh_highs record_highs highs top_gainer top_gainers gainers gainer prefer prefers preferred bet_on bets_on good_bet top_bets best_bet best_bets game_changer re_rated rerating potential_to upside_expected further_upside all_time_highs ath new_high new_highs higher_highs',
  ],
  [
    'bear',
    -1,
    2,
    'bearish bear bears short shorting shorted shorts_win puts put_buyer sell selling sold overbought overextended bubble dead_cat dead_cat_bounce bull_trap breakdown breaks_down broke_down break_support broke_support breaking_support losing_support lower_highs lower_high rejected_at rejection death_cross head_and_shoulders bagholder bagholders bag_holders pump_and_dump scam ponzi rug rugged fomo_top distribution underweight underperform strong_sell avoid stay_away avoids steer_clear get_out take_profits book_profits profit_booking profit_taking exit exits exited trimmed lower_circuit gap_down gapped_down margin_call margin_calls capitulat net_sellers rip_longs stopped_out toast overhyped hype overrated value_trap yield_trap falling_knife risk_off house_of_cards dog new_low new_lows lower_lows wk_low top_loser top_losers losers loser further_downside limited_upside lose_sheen loses_sheen lost_sheen drilling_down gg bleeding_out worthless_shares insider_selling red_flag red_flags wouldnt_touch secondary_offering',
  ],
  [
    'raise',
    1,
    1,
    'raise raises raised raising hike hikes hiked hiking lift_guidance ups upped boosts_dividend increases_dividend raises_guidance raises_outlook lifts_outlook raised_to boosted_to hiked_to pt_raised',
  ],
  [
    'cut',
    -1,
    1,
    'cut cuts cutting slash slashes slashed slashing trim trims trimming reduce reduces reduced reducing reduction reductions lower* lowers lowered lowering cut_to lowered_to slashed_to guidance_cut cuts_guidance cuts_outlook dividend_cut',
  ],
  [
    'upgrade',
    1,
    2,
    'upgrade upgrades upgraded upgrading double_upgrade raised_to_buy initiated_with_buy reinstated_buy added_to_conviction',
  ],
  [
    'downgrade',
    -1,
    2,
    'downgrade downgrades downgraded downgrading double_downgrade cut_to_sell cut_to_hold rating_cut negative_watch negative_outlook outlook_negative',
  ],
  [
    'flat',
    0,
    1,
    'flat unchanged steady stable little_changed mixed in_line inline sideways rangebound range_bound narrow_range muted choppy same_level previous_level unch reiterates reiterate reiterated reaffirm reaffirms reaffirmed affirms affirm affirmed maintains maintain maintained repeated keeps_unchanged holds_rates left_unchanged neutral hold market_perform equal_weight equalweight sector_perform in_line_with as_expected brackets',
  ],
  [
    'schedule',
    0,
    1,
    'conference webcast webinar schedule scheduled schedules to_report to_present to_host to_announce to_hold presents presentation presenting announces_date earnings_call conference_call transcript preview ahead_of_earnings ex_dividend record_date payment_date subscription_period agm annual_general_meeting general_meeting egm investor_day roadshow calendar date today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday week january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec q1 q2 q3 q4 h1 h2 fy upcoming due',
  ],
  [
    'report',
    0,
    1,
    'reports report reported results announces announce announced announcement says say said states stated statement publishes published publish releases release released declares declared declare files filed filing unveils unveil unveiled launches launch launched introduces introduce introduced opens open opened completes completed complete update updates highlight highlights watch live video podcast interview photos opinion editorial explainer newsletter breaking brief',
  ],
  ['ask', 0, 1, 'why how what when where who which is are does do did should can could will would has have ? whether'],
  [
    'hedge',
    0,
    1,
    "not_be_surprised not_surprised wouldn't_be_surprised won't_be_surprised not_be_surprising no_wonder no_doubt can't_wait cant_wait not_to_mention may might perhaps possibly reportedly rumour rumor rumours rumors talks considering considers mulls mulling weighs_options weighing explores exploring plans plan planned planning intends aims seeks seeking considers_sale sources source unconfirmed potential potentially likely unlikely",
  ],
  [
    'negator',
    0,
    1,
    "not no never n't without neither nor nothing nobody none cannot cant can't don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't won't wont wouldn't wouldnt shouldn't couldn't couldnt haven't hasn't hadn't ain't aint hardly barely scarcely fails_to failed_to denies deny denied lack_of no_longer unlikely_to far_from instead_of rather_than avert averts averted avoids_the dodge dodges dodged unfounded",
  ],
  [
    'contrast',
    0,
    1,
    'but however although though despite while whereas yet nevertheless nonetheless even_as even_though in_spite_of still offset offsets overshadow overshadows overshadowed except bucks shrugs_off shrug_off',
  ],
  [
    'compare',
    0,
    1,
    'compared versus vs against from than year_earlier year_ago a_year_earlier a_year_ago corresponding_period comparison previous_year prior_year last_year same_period comparative year_on_year yoy y_o_y qoq y_y m_m',
  ],
  [
    'expect',
    0,
    1,
    'expect expects expected expecting anticipate anticipates anticipated forecasts_that sees seen see guide guides guided project projects projected estimated believes believe',
  ],
  ['expectation', 0, 1, 'consensus est street analysts_expected wall_street factset expectations views poll exp'],
  [
    'target',
    0,
    1,
    'price_target stock_price_target pt target_price upside_of downside_of initiated initiates coverage starts_coverage started_at',
  ],
  [
    'payout',
    0,
    1,
    'special_dividend dividend_increase quarterly_dividend interim_dividend extra_dividend stock_split bonus_issue distribution_of monthly_dividend declares_dividend',
  ],
  [
    'market',
    0,
    1,
    'dow nasdaq s&p ftse dax cac nikkei hang_seng sensex nifty kospi asx tsx stoxx russell futures treasury treasuries bond bonds yield yields gold silver crude oil brent wti copper bitcoin btc forex dollar euro pound sterling yen yuan etf etfs equities wall_street_stocks bourse bourses spy qqq iwm',
  ],
  [
    'economy',
    0,
    1,
    'fed ecb boj boe rbi pboc opec imf central_bank treasury_secretary government minister ministry president congress senate house parliament white_house trade_talks trade_war trade_deal election elections vote votes brexit budget stimulus lockdown virus coronavirus covid pandemic vaccine tariff_talks recession recessions',
  ],
  [
    'person',
    0,
    1,
    'ceo cfo coo cto chairman chairwoman chair director directors president_and board chief officer executive founder co_founder head manager managing_director vice_president secretary mr mrs ms dr appointed appoints appoint appointment names named succeeds successor retires retire retirement joins join resigns resign resigned steps_down step_down stepping_down elected born degree',
  ],
  [
    'people',
    0,
    1,
    'employees staff personnel workers people team shareholder shareholders investors_relations owner owners',
  ],
  [
    'describe',
    0,
    1,
    'provides provide provider offers offer offering_of produces produce makes make maker manufacturer manufactures develops develop designs operates operate operator specialises specializes headquartered headquarters based founded established located consists includes include including comprises comprise covers cover listed subsidiary subsidiaries division unit owned owns located_in square_metres hectares features feature enables_users users_can designed available brand brands range solution solutions services service product products technology platform software system systems equipment website online',
  ],
  [
    'document',
    0,
    1,
    'annual_report interim_report financial_statements prospectus stock_exchange_release press_release notification disclosure circular agenda proposal proposes proposed resolution authorise authorised authorized authorisation_to articles share_capital new_shares option_rights options_programme subscription subscribed votes_and voting_rights treasury_shares trade_register par_value number_of_shares undisclosed not_disclosed financial_details terms',
  ],
  [
    'more',
    1,
    0.5,
    'more very much significantly substantially sharply strongly_up considerably clearly markedly dramatically hugely massive massively huge big steep steeply heavily deeply most record_breaking extremely highly',
  ],
  [
    'less',
    -1,
    0.5,
    'less slightly slight modest modestly marginally marginal little somewhat a_bit partly barely_up small only just mere',
  ],
  [
    'elsewhere',
    0,
    1,
    'recipe movie film singer song album actor actress football soccer basketball baseball game_tonight goal match match_day coach quarterback playoffs olympic olympics weather storm snow rain hurricane police suspect shooting killed murder wedding birthday christmas thanksgiving holiday easter dog cat puppy coffee pizza dinner lunch breakfast cooking chef restaurant_review beach travel_tips vacation museum art exhibit church school schools teacher students university_students astronaut nasa spacecraft dinosaur archaeologists royal prince queen_elizabeth celebrity tv_show season_finale episode novel poem fashion makeup_tips marathon',
  ],
  ['laugh', 0, 1, 'lol lmao rofl haha hahaha lmfao 😂 🤣 🤡 💀 🙄 smh'],
  [
    'irony',
    -1,
    0.5,
    'thanks_for thank_you_for yeah_right sure great_job genius geniuses classy wow congrats_to healthy_consolidation so_called transitory joke',
  ],
  ['bull', 1, 2, '🚀 📈 🔥 💎 🙌 🤑 💰 💪 🐂 🎉 🌕 🌙 ✅ 🟢 💚 👍 🥳'],
  ['bear', -1, 2, '📉 🐻 🩸 ☠ ⚰ 💩 🔻 🔴 👎 😭 😱 😡 🤮 🚨'],
  [
    'own',
    0,
    1,
    'stake stakes holding_in acquire acquires acquired acquisition acquisitions acquiring takeover take_over merger merge merges merged buyout divest divests divested divestment disposal spin_off spins_off spinoff ipo offering offerings placement private_placement bid bids bidder tender',
  ],
]
