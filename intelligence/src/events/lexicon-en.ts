// Words that tell of an event, by type, in English: lower case, a whole word unless it ends with `*`, which lets
// letters follow.
// `<name>` is a class below; `~` lets some words of the same clause stand between; `?` before a pattern marks a weak
// one, which needs the model's word.

/** Words that stand for each other in patterns. */
export const classesEn: Readonly<Record<string, string>> = {
  profit:
    'profit*|earnings|eps|net income|operating income|revenue*|sales|turnover|margin*|ebit*|results|quarter|loss|top line|bottom line|net interest income',
  up: 'strong*|accelerat*|rebound*|recover*|expand*|swell*|rocket*|outstrip*|best|rose|rise*|rising|grew|grow*|jump*|surg*|climb*|increas*|up|soar*|doubl*|tripl*|improv*|higher|widened|record|gain*|more than doubled|advance*|leap*',
  down: 'slow*|weaker|soft*|crater*|ease*|erod*|retreat*|under pressure|disappoint*|suffer*|fell|fall*|drop*|declin*|slump*|plung*|decreas*|down|slid*|shrank|shrink*|halv*|tumbl*|lower|contract*|dip*|sank|sink*|weak*|slip*|collaps*|crater*|narrow*',
  beat: 'outperform*|top*|past|over|better than|stronger than|ahead|beat*|beats|top*|exceed*|above|surpass*|ahead of|better than expected|crush*|smash*|outpac*',
  lag: 'trail*|behind|weaker than|shy of|under|undershoot*|fell short|falls short|came up short|miss*|below|undershot|short of|worse than expected|disappoint*|lag*|light',
  expectation: 'estimate*|forecast*|expectation*|consensus|street|guidance|target*|predict*|view',
  forecast: 'forecast*|guidance|outlook|target*|expects|projection*',
  raise: 'rais*|lift*|boost*|upgrad*|hik*|increas*|nudg*|bump*|revises up|revised up|improves|brighten*',
  cut: 'cut*|lower*|slash*|trim*|reduc*|withdr*|scales back|scaled back|abandon*|downgrad*|temper*|suspend*|scrap*|pulls|pulled|dims|dimmed|darken*',
  bigorder: 'order*|contract*|tender*|mandate|supply agreement|supply deal|purchase agreement|framework agreement',
  order: 'order*|contract*|deal*|tender*|project*|agreement*|mandate|business|customer*|client*|supplier|supply',
  get: 'win*|won|secur*|land*|clinch*|bag*|award*|receiv*|gets|got|obtain*|snag*|scoop*|picks up|takes|took',
  lose: 'lose*|lost|losing|cancel*|terminat*|scrap*|axe*|drop*|end*|walk* away|pull* out|revok*|failed to renew',
  price: 'price*|cost*|tariff*|fare*|rate*|spot',
  risen:
    'up|dearer|firm*|strengthen*|rebound*|recover*|advance*|tick* up|push* up|elevated|edge* up|rise*|rising|rose|surg*|soar*|climb*|jump*|spik*|rall*|higher|increas*|doubl*|record|leap*|hik*|lift*|gain*|inflation',
  fallen:
    'slid*|slip*|ease*|soft*|crumbl*|retreat*|dip*|tick* down|edge* down|shed*|weak*|fall*|fell|drop*|tumbl*|slump*|slid*|plung*|sink*|sank|collaps*|weaken*|lower|cheaper|eas*|declin*|retreat*|halv*|cut*|slash*|down',
  input:
    'input|raw-material*|feedstock|material*|electricity|power|resin|ore|coke|copper|aluminium|cotton|corn|cost*|raw material*|fuel|crude|oil|input*|energy|gas|freight|cocoa|wheat|feed|coking coal|pulp|component*',
  stake: 'stake*|share*|stock|holding*|position',
  holder: 'ceo|director*|insider*|holder*|shareholder*|founder*|fund|chairman|executive*|investor*|owner|backer*|chief',
  agency:
    'regulator*|sec|fda|ftc|watchdog|authorit*|prosecutor*|police|ministry|agency|commission|doj|justice department|eu|exchange',
  boss: 'ceo|cfo|coo|chairman|chairwoman|chair|chief*|president|director*|founder|head|boss|executive*|manager*|finance chief',
  drug: 'drug|vaccine|pill|device|therapy|treatment|patent|design|licen?e|permit|trial|product*',
}

/** Patterns by type. */
export const lexiconEn: Readonly<Record<string, string>> = {
  'earnings-beat':
    'better than~<expectation>|ahead of~<expectation>|past~<expectation>|outpac*~<expectation>|stronger than~<expectation>|<profit>~<up>|<profit>~<beat>~<expectation>|<beat>~<expectation>|swing* to profit|swung to profit|return* to profit|surprise profit|record quarter|loss narrow*|loss~narrow*|beat* on|best-ever|?<profit>~<beat>|?profit*|?earnings|?beat*|?record',
  'earnings-miss':
    'profit~disappoint*|results~disappoint*|misses|undershoot*|underwhelm*|short of~<expectation>|behind~<expectation>|weaker than~<expectation>|weak~quarter|poor~quarter|<profit>~<down>|<profit>~<lag>|miss*~<expectation>|swung to~loss|swing* to~loss|net loss|surprise loss|wider~loss|loss~wid*|first loss|operating loss|profit warning|lag*~<expectation>|below~<expectation>|?loss*|?profit*|?earnings|?disappoint*|?miss*|?wid*',
  'guidance-up':
    'expect more|likely doubled|expects profit to|sees record|record year|profit to rise|profit to jump|sees profit~up|expects profit~rise|expects~growth|expects profit~jump|flags profit~jump|guides~up|raises~outlook|outlook~raised|forecast~raised|guidance~raised|expects profit~increase|profit expected to rise|expects to swing to profit|pre-announce*~gain|flags~higher|sees~higher|expects~record|profit~higher than|upbeat~outlook|upbeat~guidance|<raise>~<forecast>|<forecast>~<raise>|expect*~above|positive profit alert|guide* higher|guides higher|see*~stronger|expect*~higher|ahead of expectations|on course to beat|?expect*|?guid*|?outlook|?forecast*|?estimates that',
  'guidance-down':
    'expect less|pares~view|seen~lower|first-half loss|will fall short|expects~loss|profit to fall|profit to drop|sees profit~down|expects profit~fall|expects profit~drop|flags profit~drop|flags~loss|guides~down|outlook~cut|forecast~cut|guidance~cut|expects profit~decline|profit expected to fall|expects to swing to~loss|sees loss|warns~profit|warns~loss|expects a loss|guidance~lowered|outlook~lowered|forecast~lowered|brac*~poor|brac*~weak*|earnings warning|flags~lower|sees~lower|poor quarter|expects~loss|profit~lower than|profit alert~lower|warns of|prepar*~weak*|<cut>~<forecast>|<forecast>~<cut>|profit warning|warn*~<profit>|warned|warns|guid*~below|expect*~lower|expect*~decline|expects~fall|?fall short|caution*|materially lower|negative operating|?expect*|?guid*|?outlook|?warn*|?anticipat*|?forecast*',
  'contract-win':
    'pens~deal|hands~contract|comes out on top|placed an order|order with|named winner|biggest~contract|beat*~rivals|chosen by|signed up as|awarded to|signs~contract|signed~contract|contract worth|order worth|deal worth|supply contract|supply order|new customer|wins~deal|lands~deal|bags~deal|secures~deal|order from|orders from|awarded~deal|won~deal|wins~bid|won~bid|winning bid|successful bid|named supplier|chosen as|picked as|picked to supply|to supply~to|long-term supply|contract award|contract win|books~order|booked~order|inks~contract|signs~supply|purchase order|<get>~<bigorder>|award*~<bigorder>|?<get>~<order>|preferred bidder|selected as|order worth|received an order|orders~from|chosen~supplier|named~supplier|order win|wins tender|<order>~awarded|?selected|?chosen|?pick*|?<order>|?win*|?won|?orders|?supply',
  'contract-loss':
    'out as~supplier|pull~contract|switches to rival|order~withdrawn|misses out|not extend|order book~shrink*|stripped of~contract|loses out|client~not|loses~contract|lost~contract|contract~cancelled|contract~canceled|contract~ended|contract~lost|order~cancelled|order~canceled|cancels~order|cancels~contract|loses~order|loses~customer|lost~customer|customer~walks|customer~switch*|switch* supplier|drops~as supplier|contract~not renewed|not renew*|loses~deal|loses~bid|contract terminat*|order~pulled|pulls~order|ends~supply|<lose>~<order>|<order>~<lose>|failed to renew|walks away from|lost out|ends~contract|drop*~supplier|customer~leav*|removed~supplier|?<lose>|?dropped|?terminat*|?cancel*|?delisted',
  'contract-signed':
    'sign*~<order>|sign*~pact|sign*~mou|enter* into|entered into|inks|inked|strike*~deal|struck~deal|strategic partnership|partnership|memorandum|mou|licensing pact|offtake|power purchase agreement|codeshare|team* up|seals~pact|seals~deal|reach*~deal|conclud*~agreement|renew*~agreement|?sign*|?agree*|?deal|?pact|?contract*',
  'product-approval':
    'waves through|certificate issued|approval for|wins nod|gets nod|wins clearance|secures approval|secures clearance|licence granted|registration~approved|cleared for sale|cleared to sell|approved for sale|approv*~<drug>|<drug>~approv*|fda~approv*|ce mark|regulatory~nod|clear*~<drug>|green light|type certificate|regulatory approval|regulatory clearance|marketing authori*|go-ahead|phase iii|phase 3|breakthrough designation|granted~permission|granted~licen*|receiv*~approval|receiv*~clearance|obtain*~permit|wins~approval|certified|licence to operate|?approv*|?nod|?clear*|?grant*|?permit*|?certif*|?authori*|?pass*|?designation|?trial*',
  'product-launch':
    'brings out|rolls off|new~unveil*|first~shipment*|showcas*~new|debuts|introduces|presents~new|new model|new range|market debut|brought~to market|takes the wraps|to market|new generation|next-generation|launch*|unveil*|introduc*|roll* out|debut*|releas*~new|reveal*|goes on sale|brings to market|start* offering|begins selling|new product|?releas*|?opens|?new|?show*|?ship*|?adds',
  recall:
    'recall*|pull*~shelves|call* back|withdraw*~from stores|pulls~over|halts sales|take*~off shelves|?withdraw*|?pull*|?defect*|?ground*|?return',
  'product-breach':
    'failed~test|fail*~standard*|contaminat*|above limits|above permitted|substandard|banned ingredient|violat*~rules|fail*~safety|exceed~limits|salmonella|did not meet|quality~problem*|defect*|counterfeit|?violat*|?contain*|?found|?exceed*|?fail*',
  accident:
    'explo*|fire|fires|blaze|blast|roof~collaps*|building~collaps*|dam~collaps*|mine~collaps*|bridge~collaps*|?collaps*|derail*|crash*|leak*|spill*|accident*|outage*|caught fire|injur*|killed|kills|killing|flooded|earthquake|skid*|trapped|goes down|went down|hit by|?collision|?deaths|?burn*|?incident|?dead',
  capacity:
    'fires up|up and running|boosts~capacity|enters service|completes~extension|adds~line|work begins|assembly~running|larger plant|new line|new capacity|adds capacity|adding capacity|expands capacity|expand production|raises capacity|lifts capacity|boosts capacity|increase* output|lifts output|starts up|start-up of|begins production|began production|plant~opens|plant~starts|factory~opens|factory~starts|line~starts|line~running|comes on line|goes on line|online~plant|phase two|second phase|second line|third line|doubles capacity|expansion project|build*~plant|build*~factory|break* ground|broke ground|new plant|new factory|expand*~plant|expand*~capacity|start*~production|commission*|open*~factory|open*~plant|double~output|ramp*|inaugurat*|full production|add*~capacity|production line*|new line*|switch* on|on stream|restart*|add*~lines|adds~freighters|second plant|increase*~capacity|capacity~increase*|expansion|?expand*|?capacity|?plant|?factory|?output|?opens|?enlarge',
  shortage:
    'supply squeeze|supply gap|supply tight*|tightness|undersupply|run short|running short|short supply|shortfall|parts~short*|scramble*~supply|lead times~lengthen*|lead times~stretch*|out of supply|fail to arrive|cannot get|tight supplies|supplies~tight|supply~disrupt*|shortage*|short of|supply crunch|in short supply|scarc*|stock-out*|lack of|runs out of|runs low|rations|rationing|run low|starved of|out of stock|tight supply|supply disruption*|bottleneck*|insufficient supply|?suppl*|?idl*|?delay*|?constrain*',
  closure:
    'shut*|clos*~store*|clos*~plant|closes|closing|halts production|halt*~production|idles|idled|wind* down|bankruptcy|suspend* operations|suspend*~production|ceas*|discontinu*|lays off|layoff*|lay-off*|administration|liquidat*|shutter*|exits|switches off|job cuts|?clos*|?suspend*|?halt*|?exit*|?stop*',
  'input-price-up':
    'input*~higher|costs~rise*|input*~dearer|squeezed~rise*|margin*~squeez*|<input>~soar*|<input>~surg*|<input>~climb*|<input>~rall*|<input>~leap*|<input>~spik*|?<input>~<risen>|?<risen>~<input>|?<input>~higher|rising~cost*|rising~price*|input cost*|cost pressure|squeez*~margin*|raw material*~<risen>|higher~cost*|?<risen>|?cost*|?pinch*',
  'input-price-down':
    'lower~price*|lower input|prices~slide|input~lower|cheaper inputs|lower raw|softer~price*|<input>~fell|costs~fall*|input*~cheaper|ease*~costs|<input>~<fallen>|<fallen>~<input>|lower~cost*|cheaper|cost relief|costs ease|easing~cost*|?<fallen>|?relief|?benefit*',
  'product-price-up':
    'prices~higher|higher prices|price increases|prices~rise|prices~increase|selling price*~<risen>|increase~price*|price*~rise|price*~rose|price*~gain*|price*~climb*|price*~higher|raise rates|push* through~price|prices up|rais*~price*|hik*~price*|hik*~tariff*|<price>~<risen>|increase prices|price increase*|price hike*|lifts~price|raises fares|passes on|pric*~record high|?<risen>|?price*|?record high|?rall*',
  'product-price-down':
    'prices~lower|lower prices|prices~decline|selling price*~<fallen>|prices~slide|prices~fall|price cuts|price*~fell|prices~keep falling|price*~slide*|price*~drop*|prices down|price*~declin*|cut*~price*|slash*~price*|<price>~<fallen>|price war|price cut*|cuts~tariffs|lower~price|price~lower|discount*|?<fallen>|?price*',
  'regulation-tightens':
    'tougher|heavier|tighter rules|tighter regulation|tighter oversight|tough* rules|strict* rules|strict* standard*|new restrictions|regulator~tighten*|regulators~crack*|oversight~tighten*|clampdown|clamp* down|raises the bar|stiffer|tighten*|ban|bans|banned|banning|stricter|crack* down|crackdown|curb*~rules|impos*|restrict*|outlaw*|caps|higher levy|mandates|steps up scrutiny|tougher|regulatory pressure|new rules|capital requirements|?rule*|?limit*|?curb*|?require*|?regulat*|?law|?scrutiny|?standard*',
  'regulation-eases':
    'loosens|abolished|looser|lighter rules|waive*|exempt*|lower~threshold|easier~permit*|streamlin*|eases rules|easing of rules|rules~eas*|rules~relax*|lifts restriction*|restriction*~lifted|curbs~lifted|lift*~curb*|lift*~ban|relax*|eas*~rules|eas*~restriction*|roll* back|rolls back|scrap*~tax|tax credit|tax cut*|deregulat*|reserve ratio|loosen*|simplif*|fast-track*|drop*~plan|opens~to|reopens|faster permits|extends~credit|?eas*|?lift*|?cut*|?support*|?open*|?allow*|?approv*',
  subsidy:
    'chip in|state to|state support|state subsid*|government grant*|government subsid*|subsidy~for|cash incentive*|state funds|public funding|public money|state grant*|subsid*|grant|grants|state aid|tax credit|funding from|aid package|incentive*|support package|government support|aid for|guaranteed prices|?aid|?fund*|?support|?credit|?loan*|?award*',
  'export-limit':
    'brakes on~export*|permits to sell abroad|curbs on exports|limits on exports|export curbs|restrictions on exports|export limits|controls on exports|overseas sales~restrict*|sales abroad~limit*|barred from exporting|export rules|export approval*|export quotas|bans shipments|exporters~<cut>|exporters~limit*|exporters~permit*|exporters~licen*|exporters~curb*|exporters~restrict*|curbs on~export*|?exporters|export permit*|limits~shipments|curbs~shipments|limit*~export*|export rule*|export~restrict*|export control*|export curb*|export ban|export limit*|export licen*|curb*~export*|ban*~export*|restrict*~export*|restrict*~sale*|halt*~export*|block*~sales|export quota*|suspend*~export*|forbid*~export*|licen*~ship|export restriction*|?export*|?shipment*|?curb*|?ship',
  sanction:
    'sanction*|entity list|blacklist*|tariffs of|slap*~tariff*|anti-dumping|countervailing|barred from|export blacklist|designates|trade blacklist|?tariff*|?barred|?banned|?frozen',
  merger:
    'full ownership|swoops for|adds~purchase|take over|to buy~stake|buying~stake|to acquire|acquires|acquired|agrees to acquire|agreed to acquire|takeover of|acquisition of|purchase~stake|deal to buy|buys~stake|buys~company|buys out|to take over|to merge|merger with|combine with|acqui*|takeover|take over|takes over|merg*|buys|snaps up|bid for|buyout|agreed to buy|tie-up|all-share|bought~stake|cash offer|purchase of|absorbs|majority stake|controlling stake|?buy|?offer*|?purchas*|?bid|?deal|?talks|?stake|?bought',
  'merger-fails':
    'go separate ways|backs out|calls time|talks~end*|deal~collapse*|acquisition~collapse*|acquisition~called off|acquisition~scrapped|acquisition~abandoned|takeover~collapse*|takeover~fails|takeover~abandoned|merger~abandoned|merger~scrapped|restructuring~called off|restructuring~fails|restructuring~abandoned|deal~scrapped|deal~called off|terminates~acquisition|terminates~deal|termination of~acquisition|termination of~restructuring|drops~deal|ends~deal|no deal|withdrawn~deal|withdraws~offer|withdraws~application|deal~withdrawn|withdraw*~merger|withdraw*~acquisition|withdraw*~restructuring|terminates~talks|?withdrawn|end*~merger talks|shelves~purchase|deal~off|offer~lapse|drop*~acquisition|drop*~plan to buy|call* off|ends talks|deal~fails|restructuring~terminat*|terminat*~restructuring|deal~abandon*|abandon*~acquisition|abandon*~plan|abandon*~takeover|abandon*~deal|drop*~bid|call* off|called off|terminat*~merger|terminat*~acquisition|scrap*~merger|scrap*~tie-up|scrap*~deal|block*~deal|block*~purchase|block*~merger|merger~collaps*|talks~collaps*|reject*~merger|vetoes|veto*|falls through|fell through|walks away from~deal|withdraws offer|deal~collaps*|terminat*~agreement to buy|scrap*~acquisition|merger~fail*|?abandon*|?scrap*|?terminat*|?collaps*|?drops|?block*|?withdraw*|?reject*',
  investment:
    'invest|invests|invested|investing|takes~stake|led~round|joint venture|pour*~into|injects|bought shares|sets up|backs|minority stake|?invest*|?stake|?venture|?fund',
  'equity-transfer':
    'sells~assets|sell*~unit|sell*~arm|sell*~business|divest*|offload*~business|spin* off|spins off|dispos* of|transfers~holding|sale of~stake|sold its|disposal|agreed to sell|sell*~division|?sell*|?sold|?sale of|?offload*|?transfer*',
  'control-change':
    'control of|cedes control|largest shareholder|change* hands|voting control|controlling stake|seizes control|shifting control|controlling shareholder|change of control|passes to|?control*|?ownership',
  'holder-buys':
    'own pocket|tops up|amass*|raises stake|buys shares|bought shares|adds to holding|ups stake|lifts holding|shareholder~buy*|shareholder~add*|shareholder~increas*|chairman~buys|insiders~buy*|insiders~bought|buying~shares|purchase~shares|increases holding|boosts stake|stake~raised|stake building|<holder>~add*~stake|<holder>~increas*~stake|<holder>~rais*~stake|adds to stake|<holder>~acquir*~shares|<holder>~snap*~shares|<holder>~buy*~<stake>|builds~stake|<holder>~bought|insider~purchase*|rais*~holding|rais*~stake|increas*~stake|increas*~holding|new position|snapped up shares|insider buying|doubled his stake|lifts stake|buys~shares|add*~stake|bought~shares|add to~holding*|?buy*|?stake|?purchas*|?holding|?bought|?accumulat*',
  'holder-sells':
    'takes money off|part with|sheds~shares|cuts stake|sells stake|sold stake|sells shares|sold shares|to sell shares|plans to sell|shareholder~sell*|shareholder~cut*|shareholder~trim*|shareholder~reduc*|holder~trim*|holder~sell*|holder~offload*|stake cut|stake~reduced|sell down|insiders~sell*|insiders~sold|stake sale|sell-down|selldown|sells down|sold down|pares~stake|<holder>~trim*|<holder>~offload*|<holder>~unload*|<holder>~reduc*|<holder>~exit*|<holder>~part*|<holder>~sold|<holder>~sell*|trim*~stake|reduc*~stake|reduc*~holding|offload*~stake|unload*|cashes out|block trade|secondary offering|sold~shares|sell*~shares|exits|insider selling|dispos*~shares|cut*~stake|cut*~holding|lower*~stake|reduced its~share|?sell*|?sold|?stake|?trim*|?reduc*',
  pledge: 'pledg*|collateral|margin call|mortgag*|as security|?security',
  'buy-back': 'buyback*|buy-back*|buy back|buys back|repurchas*|own shares|treasury shares',
  financing:
    'turns to investors|place~shares|borrows|cash injection|launches~bond|two-tranche|dilution|convertible notes|sells stock|rights offering|follow-on|share offer|new share*|sells~bonds|sell~bonds|bond sale|convertible bond*|issue~bonds|issues~bonds|issue~shares|issuing~shares|raise*~fund*|seeks to raise|plans to raise|aims to raise|raise up to|private share|capital raise|cash call|dilution|equity raise|fund raising|proceeds~shares|files for ipo|seeks listing|raising~million|raising~billion|raising~yuan|raising funds|fund-raising|raising capital|to issue~shares|issue of~shares|?raising|raise~yuan|raise~billion|raise~million|raise~bn|additional shares|share issue|stock issue|non-public offering|placing|capital increase|fundraising|dilut*|selling new shares|taps~market|to raise|rights issue|share placement|bond issue|ipo|raises~million|raised~million|raises $*|issues~bond*|convertible*|credit facility|share sale|equity offering|private placement|series a|series b|series c|series d|raises~capital|debt offering|emergency funding|green bond|term loan|?listing|new shares|issued bonds|capital raising|raises~equity|share offering|?rais*|?issue*|?loan|?fund*|?bond*|?offering|?placement|?shares',
  'dividend-plan': 'dividend*|payout*|stock split|distribution',
  guarantee: 'guarante*|surety|stand behind|stands behind|?backs',
  'account-frozen':
    'freez*~account*|account*~frozen|freez*~assets|assets~frozen|assets seized|seized by|unfreez*|accounts~blocked|funds locked|frozen|?freez*|?seiz*|?blocked|?locked',
  'asset-trouble':
    'impair*|writ* down|writ* off|write-off*|write-down*|write off|write down|writedown*|bad-loan*|bad loan*|insolven*|bad debt*|?charge*|?loan losses|?provision*',
  'debt-default':
    'default*|misses~coupon|missed~coupon|miss*~payment*|breach of covenant|standstill|fail*~repay|skipped a coupon|overdue|unable to service|debt restructuring|?creditor*|?restructur*',
  lawsuit:
    'dragged to court|accuses~of copying|faces~claim|in court|lawsuit against|suit against|sued by|sued for|sued over|seeks damages|seeking damages|files suit|filed suit|legal battle|legal fight|legal claim|infringement suit|court claim|claim~damages|litigation against|sues|sue|sued|suing|lawsuit*|class action|legal action|litigation|arbitration|files~suit|patent claim|faces~claim*|court complaint|appeals|summons|claims damages|suit|accus*~court|taken to court|?court|?claim*|?legal|?patent*|?complaint|?filed|?accus*|?dispute',
  'lawsuit-won':
    'comes out ahead|need not pay|wins lawsuit|wins case|wins suit|wins court|court win|legal win|legal victory|wins ruling|wins dispute|won~lawsuit|won~suit|won~dispute|court rejects~claim|court rejects~suit|ruled for|rules for|in its favo*|rules in favo*|wins~case|win*~trial|win*~lawsuit|won~case|dismiss*|sides with|prevails|throws out|clears~of|wins appeal|wins patent|victory|won its|court~favour*|court~favor*|invalidated|ruled in favo*|?overturn*|?reject*',
  judgment:
    'ordered to pay|court rul*|court rejects|jury finds|loses appeal|sentenced|convicted|verdict|ruling|rules~infringed|upholds|found liable|tribunal|must compensate|judge rul*|court orders|court finds|?court|?judge|?jury|?found|?rules|?rejects',
  inspection:
    'probe*|investigat*|subpoena*|raid*|inspect*|inquir*|looks into|audits|searched|under scrutiny|questioned by|asked to explain|show-cause|?audit*|?examin*|?scrutin*',
  penalty:
    'fine|fined|fines|penal*|warning letter|reprimand*|censur*|loses licence|settle*~charges|stripped of|suspends~permit|licence suspended|sanctioned by~regulator|?suspend*|?settle*|?warning|?pay|?licence',
  'disclosure-breach':
    'failed to disclose|delays~report|delay*~annual report|misled investors|late~filing|late with|restate*|mislead*|did not report|postpones publication|disclosure|corrects|?disclos*|?filing|?delay*|?misled',
  'trading-breach':
    'insider trading|insider dealing|manipulat*|closed period|spoof*|front-ran|front-run*|tipping|dealing before|market abuse|?traded|?trading|?dealing',
  'accounting-fraud':
    'accounting fraud|inflated~revenue|inflat*~profit|cooked the books|accounting scandal|falsif*|irregularit*|two sets of books|overstat*|accounting~probe|?accounting|?inflated|?invoices',
  'suspected-crime':
    'brib*|tax evasion|money laundering|money-laundering|kickback*|embezzl*|corrupt*|forgery|stealing|charged with|indict*|criminal*|?charged|?accused|?arrested|?crime',
  'management-change':
    'taps~as|hand over|takes the helm|takes charge|steps up as|stepping aside|new finance chief|new boss|chair~resign*|chief~resign*|resignation of|appointment of|named as~chief|names new|to leave|leaves post|relinquish*|new chairman|new chief|stepping down|departure|exit of~<boss>|leadership change|succession|management shake-up|appoint*|step* down|resign*|retire*|names~<boss>|named~<boss>|new ceo|new chief*|quits|oust*|replac*~<boss>|hires|depart*|steps aside|succeed*|elects|takes over as|shakes up board|leaves for|promot*|dismissed|hands over|<boss>~leav*|<boss>~quit*|successor|?<boss>|?names|?named|?replac*|?leav*|?hire*|?joins',
  'management-absent':
    'detained|arrested|dies|died|missing since|taken away|medical leave|suspended from duties|killed in|passed away|in custody|<boss>~arrest*|<boss>~missing|<boss>~detain*|?arrest*|?missing|?leave|?death|?suspended',
  'executive-scandal':
    'harass*|scandal|drunk-driv*|lied on|racist|affair with|plagiar*|misconduct|?remarks|?outrage|?accus*|?affair',
  'illegal-fundraising':
    'deposit-taking|illegal~deposit*|unregistered securities|unlawful fundrais*|illegal fundrais*|without a licen*|raised deposits|?savers|?deposits|?unauthori*|?without authori*',
  'pyramid-scheme': 'pyramid scheme|ponzi|multilevel|multi-level|recruiting|new members|?members|?scheme',
  fraud: 'fraud*|scam*|swindl*|defraud*|duped|deceiv*|faked|fake|?cheat*|?victims|?false*|?bogus',
  complaint:
    'complain*|protest*|demand refund*|backlash|angry|refunds|boycott*|?rally against|?outrage|?owners|?users|?customers',
  absconded:
    'fled|vanish*|on the run|absconded|disappear*|skipped the country|offices~empty|found empty|?missing|?empty',
  'withdrawal-blocked':
    'halts withdrawal*|withdrawal*|freezes redemption*|redemption*|cannot access|cash-out*|delays payouts|gates investors|?payouts|?access|?gates',
  'rating-change':
    'downgrad*|upgrad*|price target|to junk|negative watch|to buy|to sell|outperform|rating~cut|rating~lift*|cuts~rating|initiat*|affirms|target~rais*|junk|overweight|underweight|underperform|?rating*|?target|?neutral|?hold|?analyst*|?broker*',
  'abnormal-trading':
    'trading halt*|shares halted|trading suspended|delist*|shares~plung*|stock~plung*|stock~plunges|plunges|soars|tumbles|slumped|rockets|crater*|shares~tumble|suspend*~trading|trading in~suspended|limit up|limit down|shares~soar*|shares~sink*|shares~crash*|?shares|?stock|?halted|?heavy volume',
}
