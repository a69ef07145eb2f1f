// the whole of it, for the file of one line: the board and what stands beside it
import './define.js';
import './companions.js';
