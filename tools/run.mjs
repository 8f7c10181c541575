// `node tools/run.mjs <script> [arguments]`: sets up what is missing and runs a script of the product on its own Node
// version.
import { becomes, prepare } from './setup.mjs';

becomes(prepare(), process.argv.slice(2));
