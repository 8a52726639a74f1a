import { testPages } from './pages';
import { testStaff } from './staff';
import { withTab } from './withTab';

withTab('firefox');
testPages();
testStaff();
