import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';

/** Where the attribute is taken away the property is what it was at first. */
const said = { useDefault: true };

/** What an author can say to a board: everything simple is an attribute and a property of one name. Nothing is reflected. */
export class BoardProperties extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    variant: said,
    rules: {},
    mode: said,
    position: {},
    dice: {},
    turn: {},
    marks: {},
    targets: {},
    try: {},
    view: said,
    home: said,
    numbers: said,
    controls: {},
    keys: {},
    auto: {},
    length: {},
    stake: {},
    answer: {},
    reveal: said,
    autosave: {},
    src: {},
    at: {},
    hash: { type: Boolean },
    speed: said,
    theme: said,
    pips: { type: Boolean },
    dicenames: { type: Boolean },
    directions: { type: Boolean },
    text: { attribute: false },
  };

  /** The game: a preset's id, or a set's. */
  declare variant: string;
  /** Changed options, `climb.from=3 pass=none`; as a property also an object. */
  declare rules: string | object | null;
  /** What the board is for. */
  declare mode: 'show' | 'play' | 'replay' | 'quiz' | 'edit';
  /** A situation as text, or a position of another program, such as an XGID or GNU ID. Without it `text` counts, then the element's own text, else the start of the game. */
  declare position: string | null;
  /** The throw, `63`, over what `position` says. */
  declare dice: string | null;
  /** Who plays, over what `position` says. */
  declare turn: 'white' | 'black' | null;
  /** Drawing commands, `[%arrow 8/5] [%mark 7]`, in the numbering of the side to move. */
  declare marks: string | null;
  /** A point, or empty for all points: where its checkers may go with the dice. */
  declare targets: string | null;
  /** A play to be shown as made, or refused in words. */
  declare try: string | null;
  /** From whose side the board is seen. */
  declare view: 'white' | 'black' | 'mover';
  /** On which hand the viewer's home lies. */
  declare home: 'right' | 'left';
  /** Whose numbers the points bear; the viewer's give way to the mover's where plays are said, since those are in the mover's. */
  declare numbers: 'view' | 'mover' | 'none';
  /** What is offered to the players: `roll`, `confirm`, `undo`, `double`, `resign`, `new`, `flip`, `directions` (where both sides travel the same way), `type` (a field for plays), `replay`, `answer` (in a quiz); in a replay `first`, `back`, `forward`, `last`, `auto`, `comment`, `error`, `try`, `link`, `flip`, `help`, `moves`; all when null, `none` for nothing. */
  declare controls: string | null;
  /** `none` switches the keys off. */
  declare keys: string | null;
  /** What happens by itself: `roll`, `forced`, `confirm`. */
  declare auto: string | null;
  /** How many points a match goes to, or `series` for one without an end; without it 5 for a set, else one game. */
  declare length: string | number | null;
  /** What one point is worth, shown with the cube and the result. */
  declare stake: string | number | null;
  /** The name under which the page keeps the match, so that it goes on where it was. */
  declare autosave: string | null;
  /** The right plays of a quiz, each with what is said of it: `8/5 6/5 {…}; 24/23 13/10 {…}`. Without it the play of the record that stands in the element. */
  declare answer: string | null;
  /** Whether the answer is told: after a `try`, or `never`; then the page hears of it alone. */
  declare reveal: 'try' | 'never';
  /** How fast checkers move. */
  declare speed: 'slow' | 'normal' | 'fast' | 'none';
  /** The colours; `auto` is wood by day and dark by night. */
  declare theme: 'wood' | 'light' | 'dark' | 'contrast' | 'auto';
  /** Shows how many pips each side has to go. */
  declare pips: boolean;
  /** Writes the throw's traditional name on the board. */
  declare dicenames: boolean;
  /** Shows which way each side goes round the board. */
  declare directions: boolean;
  /** The address of a record to be replayed. */
  declare src: string | null;
  /** Where to open it: the number of the game, of the turn and its side, `2.14b`. */
  declare at: string | null;
  /** The page's hash says where to open it, and follows the reader. */
  declare hash: boolean;
  /** A situation or a record as text, over the element's own text. */
  declare text: string | null;

  constructor() {
    super();
    this.variant = 'prava';
    this.mode = 'show';
    this.view = 'white';
    this.home = 'right';
    this.numbers = 'view';
    this.speed = 'normal';
    this.theme = 'auto';
    this.reveal = 'try';
    this.pips = this.dicenames = this.directions = this.hash = false;
    this.rules = this.position = this.dice = this.turn = this.marks = this.targets = this.try = null;
    this.controls = this.keys = this.auto = this.text = this.length = this.stake = this.autosave = this.src = this.at = this.answer = null;
  }
}
